public import StargazersDomain

// A placeholder, replaced by the real drawing.
public struct SVGStarHistoryDrawing: StarHistoryDrawing {
  public init() {}
  public func chart(of history: StarHistory) -> String { "" }
}
