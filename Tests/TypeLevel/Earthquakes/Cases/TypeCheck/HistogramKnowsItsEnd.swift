/// A histogram that ends at its last quake hides the quiet days since.
///
/// Stated by ``QuakeDrawing/histogram(of:for:through:from:)``.
private func draw(
  _ days: [QuakeDay], of query: QuakeQuery, at now: Timestamp, from origin: QuakeOrigin,
  by drawing: any QuakeDrawing
) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = drawing.histogram(of: days, for: query, from: origin)
  _ = drawing.histogram(of: days, for: query, through: now, from: origin)
}
