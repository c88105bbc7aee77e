/// Rows are drawn by the template of other rows: its gaps have no values, and stay empty.
///
/// Stated by ``RegisteredTemplate``.

@testable import Server

private struct PersonRow: Sendable {
  let name: String
}

private struct WeekRow: Sendable {
  let stars: Int
}

private func table(
  _ rows: [WeekRow], weeks: RegisteredTemplate<WeekRow>, people: RegisteredTemplate<PersonRow>
) -> String {
  let template = TableTemplate<WeekRow>("{{#.}}{{> WeekRow}}{{/.}}")
  #if FAIL
  return template.render(rows, drawing: people)  // expected-FAIL-error {{[cannot_convert_argument_value_generic]}}
  #else
  return template.render(rows, drawing: weeks)
  #endif
}
