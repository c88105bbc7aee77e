import CoreDomain
public import StargazersDomain

/// Draws the history of a repository's stars in SVG.
///
/// The picture has no size of its own and fills the width that there is; it has no program, and asks for
/// nothing outside of itself. Its colours are those of a light page, and its style sheet has those of a dark
/// one. A person who does not see it is told the number, the time, and the best week.
public struct SVGStarHistoryDrawing: StarHistoryDrawing {
  public init() {}

  public func chart(of history: StarHistory) -> String {
    SVGStarHistoryChart(of: history).picture.text
  }
}
