/// A page claims to have registered the template of its rows, but has not: the table is empty.
///
/// Stated by ``RegisteredTemplate``.

import Mustache

private struct PersonRow: Sendable {
  let name: String
}

private func registration() {
  // expected-error@+1 {{[init_candidate_inaccessible]}}
  let _: RegisteredTemplate<PersonRow> = RegisteredTemplate(in: MustacheLibrary())
  let _: RegisteredTemplate<PersonRow> = RowTemplates.register("{{name}}", for: PersonRow.self)
}
