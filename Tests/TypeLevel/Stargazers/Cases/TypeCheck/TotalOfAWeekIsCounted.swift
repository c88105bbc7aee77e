/// The total of a week differs from the sum of its days.
///
/// Stated by ``StarWeek``.
private func week(_ start: Timestamp, _ days: [Int]) -> StarWeek? {
  #if FAIL
  StarWeek(start: start, total: 9, days: days)  // expected-FAIL-error {{[extra_argument_named]}}
  #else
  StarWeek(start: start, days: days)
  #endif
}
