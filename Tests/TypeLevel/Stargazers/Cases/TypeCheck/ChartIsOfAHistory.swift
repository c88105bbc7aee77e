/// A chart of weeks only has no name and no total.
///
/// Stated by ``StarHistoryDrawing``.
private func chart(of history: StarHistory, by drawing: any StarHistoryDrawing) -> String {
  #if FAIL
  drawing.chart(of: history.weeks)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  drawing.chart(of: history)
  #endif
}
