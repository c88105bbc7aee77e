/// A week of six days shifts all later weeks.
///
/// Stated by ``StarWeek/init(start:days:)``.
private func total(_ start: Timestamp, _ days: [Int]) {
  // expected-error@+1 {{[optional_base_not_unwrapped]}}
  let _: Int = StarWeek(start: start, days: days).total
  let _: Int = StarWeek(start: start, days: days)?.total ?? 0
}
