/// What the levels of tests hold and cost, for a picture.
public struct PyramidPicture: Hashable, Sendable {
  /// From the broad base up.
  public var levels: [Level]

  public init(levels: [Level]) {
    self.levels = levels
  }

  public struct Level: Hashable, Sendable {
    /// As a person says it: “End-to-end”.
    public var name: String
    /// Test functions, whatever their arguments.
    public var functions: Int
    /// Programs that must not compile, where the level has such.
    public var programs: Int?
    /// How long all of them take, in tenths of a second.
    public var tenths: Int

    public init(name: String, functions: Int, programs: Int? = nil, seconds: Double) {
      self.name = name
      self.functions = functions
      self.programs = programs
      tenths = Int((seconds * 10).rounded())
    }

    /// “41 programs in 3 test functions, 2.4 seconds”.
    var words: String {
      let tests = Self.counted(functions, "test function")
      let held = programs.map { "\(Self.counted($0, "program")) in \(tests)" } ?? tests
      let whole = tenths / 10, rest = tenths % 10
      // Whoever reads 95.3 seconds reads 95 seconds.
      let time = tenths < 100 ? "\(whole).\(rest)" : "\((tenths + 5) / 10)"
      return "\(held), \(time) second\(time == "1.0" ? "" : "s")"
    }

    private static func counted(_ number: Int, _ name: String) -> String {
      "\(number) \(name)\(number == 1 ? "" : "s")"
    }
  }
}

/// The pyramid of tests as a picture.
///
/// The steps are of one height, and each is narrower than the one below, whatever the numbers are:
/// the numbers are written into them, and whether they make a pyramid is what `make pyramid`
/// checks.
public struct PyramidSVG: Hashable, Sendable {
  /// The file; the same numbers give the same bytes.
  public let text: String

  private static let step = 58
  private static let slope = 34
  private static let top = 52
  private static let margin = 20

  public init(_ picture: PyramidPicture) {
    let levels = picture.levels
    let width = Self.width(of: levels)
    let size = Point(
      x: width + 2 * Self.margin, y: Self.top + levels.count * Self.step + Self.margin)
    var svg = SVGText(
      size: size, title: "The pyramid of tests",
      description: "From the base up. "
        + levels.map { "\($0.name): \($0.words)." }.joined(separator: " "))
    svg.label(Label("What each level holds, and costs", at: Point(x: 20, y: 30), .title))
    for (index, level) in levels.enumerated() {
      let lower = Self.top + (levels.count - index) * Self.step
      Self.draw(level, index, base: lower, middle: size.x / 2, width: width, in: &svg)
    }
    text = svg.text
  }

  /// Whether another picture tells of the same levels and numbers of tests. Seconds are those of one
  /// machine at one time, and are passed over; so is the layout, which follows the text.
  public func shows(sameTestsAs other: String) -> Bool {
    guard let own = Self.description(in: text) else { return false }
    return own == Self.description(in: other)
  }

  private static func description(in svg: String) -> String? {
    guard let start = svg.firstRange(of: "<desc"), let end = svg.firstRange(of: "</desc>"),
      start.lowerBound < end.lowerBound
    else { return nil }
    let words = String(svg[start.lowerBound..<end.lowerBound])
    return words.replacing(#/, [0-9.]+ seconds?\./#, with: ".")
  }

  /// The base is as wide as every step needs to hold its text.
  private static func width(of levels: [PyramidPicture.Level]) -> Int {
    let needs = levels.enumerated().map { index, level in
      max(Label.width(of: level.words, .note), Label.width(of: level.name, .name))
        + 2 * slope * (index + 1) + 12
    }
    return max(needs.max() ?? 0, 520)
  }

  private static func draw(
    _ level: PyramidPicture.Level, _ index: Int, base: Int, middle: Int, width: Int,
    in svg: inout SVGText
  ) {
    let half = width / 2 - index * slope
    let upper = base - step + 4
    svg.add(
      """
      <path d="M\(middle - half) \(base) L\(middle + half) \(base) \
      L\(middle + half - slope) \(upper) L\(middle - half + slope) \(upper) z" \
      class="level level-\(index % 4)"/>
      """)
    for (text, style, y) in [(level.name, "name", 26), (level.words, "note", 42)] {
      svg.add(
        """
        <text x="\(middle)" y="\(upper + y)" class="\(style)" text-anchor="middle">\
        \(SVGText.escaped(text))</text>
        """)
    }
  }
}
