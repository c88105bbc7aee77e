/// A page draws rows whose template is in no library: the table is empty, and nobody is told.
///
/// Stated by ``TableTemplate/render(_:drawing:)``.

@testable import Server

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
