/// A record of weeks has a total that was not counted.
///
/// Stated by ``StarHistoryRecord``.
private func record(of history: StarHistory) {
  _ = StarHistoryRecord(history.weeks)  // expected-error {{[cannot_convert_argument_value]}}
  _ = StarHistoryRecord(history)
}
