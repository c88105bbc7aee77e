/// A chart of weeks only has no name and no total.
///
/// Stated by ``StarHistoryDrawing``.
private func chart(of history: StarHistory, by drawing: any StarHistoryDrawing) {
  _ = drawing.chart(of: history.weeks)  // expected-error {{[cannot_convert_argument_value]}}
  _ = drawing.chart(of: history)
}
