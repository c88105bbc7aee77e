/// A file of a million broken rows is reported one by one, until the memory is full.
///
/// Caught by `PortedBookmarkRepositoryTests`: the repository keeps the limit, and not the report.

import BookmarksDomain

private func report(_ rows: [SkippedRow]) -> ImportReport {
  ImportReport(skippedCount: rows.count, skipped: rows)
}
