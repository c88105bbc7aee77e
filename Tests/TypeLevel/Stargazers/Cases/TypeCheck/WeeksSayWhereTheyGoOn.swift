/// A page of weeks looks like the complete history.
///
/// Stated by ``StarWeekPage``.
private func page(_ weeks: [StarWeek], _ next: PagePlace?) {
  _ = StarWeekPage(weeks: weeks)  // expected-error {{[missing_argument_named]}}
  _ = StarWeekPage(weeks: weeks, next: next)
}
