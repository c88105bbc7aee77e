/// A star without a time is shown as given in 1970.
///
/// Stated by ``Stargazer``.
private func day(of person: Stargazer) -> String {
  #if FAIL
  person.starredAt.iso8601  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  person.starredAt?.iso8601 ?? ""
  #endif
}
