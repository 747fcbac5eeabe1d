//! A state is small, and playing asks for no memory once the buffers are warm.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kernel::{Data, Game, Options, Seed, Stream};
use settlers::{Action, SEATS, Settlers, SettlersData, Setup};

struct Counting;

thread_local! {
    /// Of this thread alone: the one that runs the tests has memory to ask for at any time.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
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

#[test]
fn deciding_allocates_nothing_and_states_are_small() {
    println!("a state has {} bytes, an action {}", size_of::<Settlers>(), size_of::<Action>());
    assert!(size_of::<Settlers>() <= 4096, "{}", size_of::<Settlers>());
    assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
    let mut options = Options::with_capacity(4096);
    let mut stream = Stream::new(&Seed::of_series(3, 3));
    for index in 0..200 {
        let setup = Setup::random(1 + index as usize % SEATS);
        let mut state = Settlers::new(SettlersData::built_in(), &setup, &Seed::of_series(4, index)).unwrap();
        let before = allocations();
        while let Some(seat) = state.deciding().first() {
            state.options(seat, &mut options);
            let decision = options.pick(&mut stream).unwrap();
            state.apply(seat, decision.action(), &mut ()).unwrap();
        }
        assert_eq!(allocations(), before, "game {index} allocated");
    }
}
