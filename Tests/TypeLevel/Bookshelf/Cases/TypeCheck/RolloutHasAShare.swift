/// A rollout without a share enables a feature for all readers.
///
/// Stated by ``ReaderRollout``.
private func rollout() {
  _ = ReaderRollout(name: "streaming")  // expected-error {{[missing_argument_named]}}
  _ = ReaderRollout(name: "streaming", share: 500)
}
