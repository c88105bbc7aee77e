/// The total of a week differs from the sum of its days.
///
/// Stated by ``StarWeek``.
private func week(_ start: Timestamp, _ days: [Int]) {
  _ = StarWeek(start: start, total: 9, days: days)  // expected-error {{[extra_argument_named]}}
  _ = StarWeek(start: start, days: days)
}
