/// A skipped row cannot be found in a file of ten thousand lines.
///
/// Stated by ``SkippedRow/line``.
private func skipped(_ reason: String, at line: Int) -> SkippedRow {
  #if FAIL
  SkippedRow(reason: reason)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  SkippedRow(line: line, reason: reason)
  #endif
}
