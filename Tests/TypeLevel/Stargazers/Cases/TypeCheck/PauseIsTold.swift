/// A sync that waits for the service looks like one that hangs.
///
/// Stated by ``StargazerProgress``.
private func isTold(_ progress: StargazerProgress) -> Bool {
  switch progress {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .pages: true
  #else
  case .pages, .pause: true
  #endif
  }
}
