/// Coverage in Cobertura’s format, which build servers read.
///
/// It follows http://cobertura.sourceforge.net/xml/coverage-04.dtd: a package for each module, a
/// class for each file. Branches are not measured, and are none.
public struct Cobertura: Sendable {
  private let coverage: LineCoverage
  private let source: String
  private let timestamp: Int

  /// - Parameters:
  ///   - source: the folder that the files are named from.
  ///   - timestamp: when the coverage was measured, in milliseconds since 1970.
  public init(_ coverage: LineCoverage, source: String, timestamp: Int) {
    self.coverage = coverage
    self.source = source
    self.timestamp = timestamp
  }

  /// The file as a whole.
  public var xml: String {
    let all = Self.count(coverage.files.values)
    let paths = Dictionary(grouping: coverage.files.keys, by: LineCoverage.module)
    let packages = paths.sorted { $0.key < $1.key }.map { package($0.key, $0.value.sorted()) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
      <coverage \(Self.rates(all)) lines-covered="\(all.reached)" lines-valid="\(all.lines)" \
      branches-covered="0" branches-valid="0" complexity="0" version="1" timestamp="\(timestamp)">
        <sources>
          <source>\(Self.escaped(source))</source>
        </sources>
        <packages>
      \(packages.joined(separator: "\n"))
        </packages>
      </coverage>

      """
  }

  private func package(_ name: String, _ paths: [String]) -> String {
    let all = Self.count(paths.compactMap { coverage.files[$0] })
    let classes = paths.map { path in
      file(path, lines: coverage.files[path] ?? [:])
    }
    return """
          <package name="\(Self.escaped(name))" \(Self.rates(all)) complexity="0">
            <classes>
      \(classes.joined(separator: "\n"))
            </classes>
          </package>
      """
  }

  private func file(_ path: String, lines: [Int: Int]) -> String {
    let name = path.split(separator: "/").last ?? ""
    let hits = lines.sorted { $0.key < $1.key }.map { line, count in
      "            <line number=\"\(line)\" hits=\"\(count)\"/>"
    }
    return """
              <class name="\(Self.escaped(String(name)))" filename="\(Self.escaped(path))" \
      \(Self.rates(Self.count([lines]))) complexity="0">
                <methods/>
                <lines>
      \(hits.joined(separator: "\n"))
                </lines>
              </class>
      """
  }

  private static func count(_ files: some Sequence<[Int: Int]>) -> (lines: Int, reached: Int) {
    files.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.values.count { $0 > 0 }) }
  }

  /// The share of the lines, between 0 and 1, to four places.
  private static func rates(_ count: (lines: Int, reached: Int)) -> String {
    let rate = count.lines == 0 ? 1 : Double(count.reached) / Double(count.lines)
    return "line-rate=\"\((rate * 10_000).rounded(.down) / 10_000)\" branch-rate=\"0\""
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
