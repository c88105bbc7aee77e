/// A page draws rows with an unregistered template: the table is empty, without an error.
///
/// Stated by ``TableTemplate/render(_:drawing:)``.

private struct PersonRow: Sendable {
  let name: String
}

private func table(_ rows: [PersonRow], _ people: RegisteredTemplate<PersonRow>) {
  let template = TableTemplate<PersonRow>("{{#.}}{{> PersonRow}}{{/.}}")
  _ = template.render(rows)  // expected-error {{[missing_argument_named]}}
  _ = template.render(rows, drawing: people)
}
