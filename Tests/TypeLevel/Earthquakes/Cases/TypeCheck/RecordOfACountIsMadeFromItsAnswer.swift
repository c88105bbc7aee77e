/// A program that reads the number does not learn its place.
///
/// Stated by ``QuakeCountRecord``.
private func record(of answer: QuakeCount) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = QuakeCountRecord(answer.count)
  _ = QuakeCountRecord(answer)
}
