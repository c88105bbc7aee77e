public import CoreDomain
public import EarthquakesDomain

/// Draws earthquakes in SVG.
///
/// An image scales to the available width and has no scripts or external resources. The attributes
/// contain the colors for a light page, so that the image is readable where a server forbids
/// inline style sheets. The style sheet adds a dark mode. Each image has a description for screen
/// readers. For a map, it names the count, and the largest and the nearest of the drawn quakes. For
/// a histogram, it names the count and the highest bar.
public struct SVGQuakeDrawing: QuakeDrawing {
  private let rules: QuakeRules

  public init(rules: QuakeRules) {
    self.rules = rules
  }

  public func map(of list: QuakeList) -> String {
    SVGQuakeMap(of: list, by: rules).picture.text
  }

  public func histogram(
    of days: [QuakeDay], for query: QuakeQuery, through last: Timestamp, from origin: QuakeOrigin
  ) -> String {
    SVGQuakeHistogram(of: days, for: query, through: last, from: origin).picture.text
  }
}
