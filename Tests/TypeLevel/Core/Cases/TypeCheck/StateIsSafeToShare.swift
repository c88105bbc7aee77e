/// A state that its view model continues to change is shown half old, half new.
///
/// Stated by ``StateBroadcaster``.

#if FAIL
private final class Shelf { var titles: [String] = [] }
#else
private struct Shelf { var titles: [String] = [] }
#endif

// expected-FAIL-error@+1 {{[non_sendable_type]}}
private func states(_ shelf: borrowing StateBroadcaster<Shelf>) {}
