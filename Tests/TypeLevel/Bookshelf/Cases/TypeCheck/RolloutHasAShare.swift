/// A rollout without a share enables a feature for all readers.
///
/// Stated by ``ReaderRollout``.
private func rollout() -> ReaderRollout {
  #if FAIL
  ReaderRollout(name: "streaming")  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ReaderRollout(name: "streaming", share: 500)
  #endif
}
