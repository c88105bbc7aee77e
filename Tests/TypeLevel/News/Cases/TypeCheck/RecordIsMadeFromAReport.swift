/// A refresh is printed without the number of new stories.
///
/// Stated by ``NewsRefreshRecord``.
private func record(of report: RefreshReport) -> NewsRefreshRecord {
  #if FAIL
  NewsRefreshRecord(report.outcomes)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  NewsRefreshRecord(report)
  #endif
}
