import CoreDomain
public import StargazersDomain

/// Draws the star history of a repository in SVG.
///
/// The image has no fixed size and fills the available width. It contains no scripts and loads
/// nothing. Its colors are for light pages, with a style sheet for dark mode. Its text description
/// contains the number, the period, and the best week.
public struct SVGStarHistoryDrawing: StarHistoryDrawing {
  public init() {}

  public func chart(of history: StarHistory) -> String {
    SVGStarHistoryChart(of: history).picture.text
  }
}
