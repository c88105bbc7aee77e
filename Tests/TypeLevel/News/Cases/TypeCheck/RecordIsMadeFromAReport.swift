/// A refresh is printed without the number of new stories.
///
/// Stated by ``NewsRefreshRecord``.
private func record(of report: RefreshReport) {
  _ = NewsRefreshRecord(report.outcomes)  // expected-error {{[cannot_convert_argument_value]}}
  _ = NewsRefreshRecord(report)
}
