//! What is still to be done inside a decision: small frames, the last of which is next.

use crate::phrase;
use crate::phrase::Phrase;
use crate::zone::Pile;

/// A stack that has no room for another frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full {
    /// How many frames it holds.
    pub most: usize,
}

impl std::fmt::Display for Full {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Phrase::from(*self).fmt(f)
    }
}

impl std::error::Error for Full {}

impl From<Full> for Phrase {
    fn from(full: Full) -> Phrase {
        phrase!("situation-pending-too-many", most = full.most)
    }
}

/// At most `N` frames, the last of which is next. Like a zone it is a plain value of a fixed size, so that a state in the
/// middle of an effect can be cloned, compared and kept.
///
/// ```
/// use kernel::Stack;
///
/// let mut stack: Stack<u8, 2> = Stack::new();
/// stack.push(1);
/// stack.push(2);
/// assert_eq!((stack.top(), stack.frames()), (Some(&2), &[1, 2][..]));
/// assert_eq!(stack.try_push(3).unwrap_err().most, 2);
/// assert_eq!(stack.pop(), Some(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<F, const N: usize>(Pile<F, N>);

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// Nothing to be done.
    pub fn new() -> Self {
        Stack(Pile::new())
    }

    /// Puts a frame on top: it is next.
    ///
    /// # Panics
    /// If the stack is full: its size is chosen so that the game's longest effect fits. Where somebody wrote the frames down,
    /// [`Stack::try_push`] is for them.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.0.push(frame);
    }

    /// Puts a frame on top, if there is room.
    pub fn try_push(&mut self, frame: F) -> Result<(), Full> {
        match self.0.len() < N {
            true => {
                self.0.push(frame);
                Ok(())
            }
            false => Err(Full { most: N }),
        }
    }

    /// Takes the frame that is next.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// The frame that is next.
    #[inline]
    pub fn top(&self) -> Option<&F> {
        self.0.last()
    }

    /// The same, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.as_mut_slice().last_mut()
    }

    /// All frames; the last is next.
    #[inline]
    pub fn frames(&self) -> &[F] {
        &self.0
    }

    /// The same, to be changed in place.
    #[inline]
    pub fn frames_mut(&mut self) -> &mut [F] {
        self.0.as_mut_slice()
    }

    /// Whether nothing is left to be done.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets everything that was to be done.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Stack::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_frame_is_next_and_a_full_stack_says_so() {
        let mut stack: Stack<(u8, u16), 2> = Stack::default();
        assert_eq!(stack.pop(), None);
        stack.push((1, 1));
        stack.try_push((2, 2)).unwrap();
        assert_eq!(stack.try_push((3, 3)), Err(Full { most: 2 }));
        stack.top_mut().unwrap().1 = 9;
        assert_eq!(stack.frames(), [(1, 1), (2, 9)]);
        stack.clear();
        assert!(stack.is_empty() && stack == Stack::new());
    }
}
