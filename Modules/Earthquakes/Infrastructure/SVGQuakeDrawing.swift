public import CoreDomain
public import EarthquakesDomain

/// Draws earthquakes in SVG.
///
/// A picture has no size of its own and fills the width that there is; it has no program, and asks for
/// nothing outside of itself. Its colours are those of a light page, and its style sheet has those
/// of a dark one, so it can be read where a server forbids style sheets within a document. A person who
/// does not see it is told the number, the largest and the nearest.
public struct SVGQuakeDrawing: QuakeDrawing {
  private let rules: QuakeRules

  public init(rules: QuakeRules) {
    self.rules = rules
  }

  public func map(of list: QuakeList) -> String {
    SVGQuakeMap(of: list, by: rules).picture.text
  }

  public func histogram(
    of days: [QuakeDay], for question: QuakeQuestion, through last: Timestamp
  ) -> String {
    SVGQuakeHistogram(of: days, for: question, through: last).picture.text
  }
}
