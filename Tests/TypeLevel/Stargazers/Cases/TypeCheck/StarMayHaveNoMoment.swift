/// A star without a time is shown as given in 1970.
///
/// Stated by ``Stargazer``.
private func day(of person: Stargazer) {
  let _: String = person.starredAt.iso8601  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = person.starredAt?.iso8601 ?? ""
}
