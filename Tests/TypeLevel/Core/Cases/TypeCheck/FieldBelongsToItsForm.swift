/// An error marks a field that the form does not have.
///
/// Stated by ``FieldReader``.

private enum LetterField: Hashable { case title }
private enum ParcelField: Hashable { case weight }

private func read(_ reader: inout FieldReader<LetterField>) -> Int? {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  reader.read { () throws(FieldFailure<LetterField>) in throw FieldFailure(ParcelField.weight, "") }
  #else
  reader.read { () throws(FieldFailure<LetterField>) in throw FieldFailure(LetterField.title, "") }
  #endif
}
