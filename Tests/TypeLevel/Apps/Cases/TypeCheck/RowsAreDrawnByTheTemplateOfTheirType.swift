/// Rows are drawn by the template of other rows: its gaps have no values, and stay empty.
///
/// Stated by ``RegisteredTemplate``.

private struct PersonRow: Sendable {
  let name: String
}

private struct WeekRow: Sendable {
  let stars: Int
}

private func table(
  _ rows: [WeekRow], weeks: RegisteredTemplate<WeekRow>, people: RegisteredTemplate<PersonRow>
) {
  let template = TableTemplate<WeekRow>("{{#.}}{{> WeekRow}}{{/.}}")
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = template.render(rows, drawing: people)
  _ = template.render(rows, drawing: weeks)
}
