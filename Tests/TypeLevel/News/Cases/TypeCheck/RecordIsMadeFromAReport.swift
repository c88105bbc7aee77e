/// A refresh is printed without how many stories are new.
///
/// Stated by ``NewsRefreshRecord``.

import NewsDomain

private func record(of report: RefreshReport) -> NewsRefreshRecord {
  #if FAIL
  NewsRefreshRecord(report.outcomes)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  NewsRefreshRecord(report)
  #endif
}
