/// A closure that clears its weak capture on one thread, while another reads it, crashes.

private final class Screen: Sendable {}

private func release(_ screen: Screen) -> @Sendable () -> Screen? {
  { [weak screen] in
    #if FAIL
    screen = nil  // expected-FAIL-error {{[assignment_lhs_is_immutable_variable]}}
    #else
    _ = screen
    #endif
    return screen
  }
}
