/// A program that reads the number does not learn its place.
///
/// Stated by ``QuakeCountRecord``.
private func record(of answer: QuakeCount) -> QuakeCountRecord {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  QuakeCountRecord(answer.count)
  #else
  QuakeCountRecord(answer)
  #endif
}
