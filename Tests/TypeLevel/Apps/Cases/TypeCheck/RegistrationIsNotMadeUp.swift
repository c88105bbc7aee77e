/// A page claims to have registered the template of its rows, and has not: the table is empty.
///
/// Stated by ``RegisteredTemplate``.

import Mustache

@testable import Server

private struct PersonRow: Sendable {
  let name: String
}

private func registration() -> RegisteredTemplate<PersonRow> {
  #if FAIL
  RegisteredTemplate(in: MustacheLibrary())  // expected-FAIL-error {{[init_candidate_inaccessible]}}
  #else
  RowTemplates.register("<li>{{name}}</li>", for: PersonRow.self)
  #endif
}
