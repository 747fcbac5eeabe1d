//! A state is small, and playing asks for no memory once the buffers are warm.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::{Data, Game, Seed, Stream};
use settlers::{Action, SEATS, Settlers, SettlersData, Setup};

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
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
    let mut options = Vec::with_capacity(4096);
    let mut stream = Stream::new(&Seed::of_series(3, 3));
    for index in 0..200 {
        let setup = Setup::random(1 + index as usize % SEATS);
        let mut state = Settlers::new(SettlersData::built_in(), &setup, &Seed::of_series(4, index)).unwrap();
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        while let Some(seat) = state.deciding().first() {
            state.options(seat, &mut options);
            let action = *stream.pick(&options).unwrap();
            state.apply(seat, &action, &mut ()).unwrap();
        }
        assert_eq!(ALLOCATIONS.load(Ordering::Relaxed), before, "game {index} allocated");
    }
}
