/// A parameter that looks like a plain type hides that every call goes through a box.

#if FAIL
// expected-FAIL-error@+1 {{[existential_requires_any]}}
private func today(_ clock: WallClock) -> Timestamp { clock.now }
#else
private func today(_ clock: any WallClock) -> Timestamp { clock.now }
#endif
