import CoreDomain
import EarthquakesDomain

/// A bar chart of the earthquakes per day. If there are too many days, the bars are weeks, months,
/// years or decades.
struct SVGQuakeHistogram {
  private let query: QuakeQuery
  private let bins: SVGQuakeBins
  /// The numbers on the vertical axis.
  private let values: [Int]
  private let origin: QuakeOrigin

  init(
    of days: [QuakeDay], for query: QuakeQuery, through last: Timestamp, from origin: QuakeOrigin
  ) {
    self.query = query
    self.origin = origin
    bins = SVGQuakeBins(days, from: query.since.moment, through: last)
    values = Figures.axis(upTo: bins.highest?.count ?? 0)
  }

  var picture: SVGElement {
    let heading = "Earthquakes near \(query.place.name) per \(bins.bin.rawValue)"
    return SVGQuakePicture.picture(
      "quake-histogram", .histogram, title: heading, description: description,
      SVGQuakePicture.heading(heading, query) + lines + [bars, note] + names)
  }
}

extension SVGQuakeHistogram {
  private var bars: SVGElement {
    let bars = bins.counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    return SVGElement(
      "g", ["class": "accented bars", "fill": SVGQuakePicture.accent],
      bars.map { index, count in
        let height = max(1, height(of: count))
        let gap = width > 4 ? 1.0 : 0
        return SVGElement(
          "rect",
          [
            "x": SVGElement.number(left(of: index)),
            "width": SVGElement.number(max(1, width - gap)),
            "y": SVGElement.number(Self.bottom - height), "height": SVGElement.number(height),
          ], [SVGElement("title", text: "\(bins.bin.name(of: index)): \(count)")])
      })
  }

  /// The horizontal lines, with their numbers.
  private var lines: [SVGElement] {
    values.flatMap { value -> [SVGElement] in
      let y = Self.bottom - height(of: value)
      return [
        SVGElement(
          "path",
          [
            "class": "line", "stroke": SVGQuakePicture.line,
            "d": "M\(SVGPoint(x: Self.left, y: y).text)h\(SVGElement.number(Self.width))",
          ]),
        SVGElement(text: "\(value)", x: Self.left - 6, y: y + 4, ["text-anchor": "end"]),
      ]
    }
  }

  /// Labels for some of the bins, below the bars.
  private var names: [SVGElement] {
    let last = bins.range.count - 1
    let count = min(last, 2)
    let places = count == 0 ? [0] : (0...count).map { last * $0 / count }
    return places.map { place in
      let index = bins.range.lowerBound + place
      return SVGElement(
        text: bins.bin.name(of: index), x: left(of: index) + width / 2, y: Self.bottom + 20,
        [
          "text-anchor": width > 72
            ? "middle" : place == 0 ? "start" : place == last ? "end" : "middle"
        ])
    }
  }

  /// The note on the origin of the data, below the labels.
  private var note: SVGElement { SVGElement(text: origin.sentence, x: 16, y: Self.bottom + 42) }

  private func left(of index: Int) -> Double {
    Self.left + Double(index - bins.range.lowerBound) * width
  }

  private func height(of count: Int) -> Double {
    Double(count) * Self.height / Double(values.last ?? 1)
  }

  /// The width of a bar, including its gap.
  private var width: Double { Self.width / Double(bins.range.count) }

  private static let left = 52.0
  private static let width = 312.0
  private static let bottom = 264.0
  private static let height = 186.0
}

// MARK: - Descriptions

extension SVGQuakeHistogram {
  private var description: String {
    let bin = bins.bin.rawValue
    let first = bins.bin.name(of: bins.range.lowerBound)
    let last = bins.bin.name(of: bins.range.upperBound)
    let sum =
      "\(Figures.count(bins.total, "earthquake")) near \(query.place.name), "
      + "\(SVGQuakePicture.conditions(query)). One bar for each \(bin), from \(first) to \(last)."
    let most = bins.highest.map { highest in
      "The most in one \(bin): \(highest.count), in \(bins.bin.name(of: highest.index))."
    }
    let sentences: [String?] = [sum, most, origin.sentence]
    return sentences.compactMap(\.self).joined(separator: " ")
  }
}
