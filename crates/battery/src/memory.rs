//! What a game asks of memory.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kernel::{Data, Game, Options, Seed, Stream};

struct Counting;

thread_local! {
    /// Of this thread alone: the one that runs the tests has memory to ask for at any time.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is ending counts no more.
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often this thread has asked for memory.
pub fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// A state and a decision have at most so many bytes, and playing asks for no memory once the buffers are warm.
pub fn memory<G: Game>(state: usize, action: usize) {
    println!("a state has {} bytes, an action {}", size_of::<G>(), size_of::<G::Action>());
    assert!(size_of::<G>() <= state, "{}", size_of::<G>());
    assert!(size_of::<G::Action>() <= action, "{}", size_of::<G::Action>());
    let data = G::Data::built_in();
    let setups = G::setups(data);
    let mut options = Options::with_capacity(4096);
    let mut stream = Stream::new(&Seed::of_series(3, 3));
    for (index, setup) in (0..200).zip(setups.iter().cycle()) {
        let mut state =
            G::new(data, setup, &Seed::of_series(4, index)).unwrap_or_else(|why| panic!("{setup:?}: {why:?}"));
        let before = allocations();
        while let Some(seat) = state.deciding().first() {
            state.options(seat, &mut options);
            let Some(decision) = options.pick(&mut stream) else { panic!("{seat:?} has no option") };
            state.apply(seat, decision.action(), &mut ()).unwrap_or_else(|why| panic!("{decision:?}: {why}"));
        }
        assert_eq!(allocations(), before, "game {index} allocated");
    }
}
