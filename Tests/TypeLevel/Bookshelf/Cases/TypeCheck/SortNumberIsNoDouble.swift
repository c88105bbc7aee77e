/// Two volumes with the number 0.3 differ, because one number was added up.
///
/// Stated by ``SortNumber``.
private func comic(_ id: Comic.ID, _ number: Double, _ text: String) -> Comic {
  #if FAIL
  Comic(id: id, sortNumber: number)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  Comic(id: id, sortNumber: SortNumber(text))
  #endif
}
