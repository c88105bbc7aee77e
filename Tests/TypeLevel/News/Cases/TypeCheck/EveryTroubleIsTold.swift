/// A feed that could not be read is shown as updated.
///
/// Stated by ``FeedTrouble``.
private func reason(of trouble: FeedTrouble) -> String {
  switch trouble {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .source(let failure): failure.description
  case .lostLease: WorkLease.lossReason
  #if !FAIL
  case .unreadable(let failure): failure.description
  #endif
  }
}
