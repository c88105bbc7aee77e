/// Two volumes with the number 0.3 differ, because one number was added up.
///
/// Stated by ``SortNumber``.
private func comic(_ id: Comic.ID, _ number: Double, _ text: String) {
  _ = Comic(id: id, sortNumber: number)  // expected-error {{[cannot_convert_argument_value]}}
  _ = Comic(id: id, sortNumber: SortNumber(text))
}
