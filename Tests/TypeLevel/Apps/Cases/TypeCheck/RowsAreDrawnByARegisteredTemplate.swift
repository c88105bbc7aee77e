/// A page draws rows with an unregistered template: the table is empty, without an error.
///
/// Stated by ``TableTemplate/render(_:drawing:)``.

private struct PersonRow: Sendable {
  let name: String
}

private func table(_ rows: [PersonRow], _ people: RegisteredTemplate<PersonRow>) -> String {
  let template = TableTemplate<PersonRow>("{{#.}}{{> PersonRow}}{{/.}}")
  #if FAIL
  return template.render(rows)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  return template.render(rows, drawing: people)
  #endif
}
