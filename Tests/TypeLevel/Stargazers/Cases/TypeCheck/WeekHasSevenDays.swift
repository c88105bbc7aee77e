/// A week of six days shifts all later weeks.
///
/// Stated by ``StarWeek/init(start:days:)``.
private func total(_ start: Timestamp, _ days: [Int]) -> Int {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_base_not_unwrapped]}}
  StarWeek(start: start, days: days).total
  #else
  StarWeek(start: start, days: days)?.total ?? 0
  #endif
}
