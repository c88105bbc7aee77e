/// A record of weeks has a total that was not counted.
///
/// Stated by ``StarHistoryRecord``.
private func record(of history: StarHistory) -> StarHistoryRecord {
  #if FAIL
  StarHistoryRecord(history.weeks)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StarHistoryRecord(history)
  #endif
}
