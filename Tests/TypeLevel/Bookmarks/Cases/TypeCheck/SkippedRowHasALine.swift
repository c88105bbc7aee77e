/// A skipped row cannot be found in a file of ten thousand lines.
///
/// Stated by ``SkippedRow/line``.
private func skipped(_ reason: String, at line: Int) {
  _ = SkippedRow(reason: reason)  // expected-error {{[missing_argument_named]}}
  _ = SkippedRow(line: line, reason: reason)
}
