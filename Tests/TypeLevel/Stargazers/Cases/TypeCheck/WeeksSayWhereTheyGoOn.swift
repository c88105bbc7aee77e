/// A page of weeks looks like the complete history.
///
/// Stated by ``StarWeekPage``.
private func page(_ weeks: [StarWeek], _ next: PagePlace?) -> StarWeekPage {
  #if FAIL
  StarWeekPage(weeks: weeks)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StarWeekPage(weeks: weeks, next: next)
  #endif
}
