import CoreDomain
public import StargazersDomain

/// Draws the star history of a repository in SVG.
///
/// The image has no fixed size and fills the available width. It contains no scripts and loads
/// nothing. Its colors are made for light pages, and its style sheet adapts them to dark mode. Its
/// text description contains the number of stars, the period, and the best week.
public struct SVGStarHistoryDrawing: StarHistoryDrawing {
  public init() {}

  public func chart(of history: StarHistory) -> String {
    SVGStarHistoryChart(of: history).picture.text
  }
}
