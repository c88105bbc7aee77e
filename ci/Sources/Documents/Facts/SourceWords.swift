/// Words of sources and scripts that no declaration carries: variables of the environment, options,
/// words in quotation marks.
struct SourceWords {
  /// `SEAMS_COLOR`.
  private(set) var variables: Set<String> = []
  /// `--json`, written out or named after a property by the argument parser.
  private(set) var options: Set<String> = []
  /// `ETag` of `"ETag"`.
  private(set) var texts: Set<String> = []

  mutating func read(_ source: String) {
    let bytes = Array(source.utf8)
    var start = 0
    while start < bytes.count {
      guard Self.isWord(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { !Self.isWord($0) } ?? bytes.count
      note(String(decoding: bytes[start..<end], as: UTF8.self), in: bytes, start..<end)
      start = end
    }
    if source.contains("ParsableCommand") || source.contains("ParsableArguments") {
      readProperties(source)
    }
  }

  private mutating func note(_ word: String, in bytes: [UInt8], _ range: Range<Int>) {
    if word.hasPrefix("SEAMS_"), word.utf8.count > 6 { variables.insert(word) }
    if word.hasPrefix("--"), word.utf8.count > 2 { options.insert(word) }
    let quote = UInt8(ascii: "\"")
    if range.lowerBound > 0, bytes[range.lowerBound - 1] == quote, range.upperBound < bytes.count,
      bytes[range.upperBound] == quote
    {
      texts.insert(word)
    }
  }

  /// The argument parser names an option after its property: `dataDir` is `--data-dir`.
  private mutating func readProperties(_ source: String) {
    let property = #/@(?:Option|Flag)\b(?:(?!@Option|@Flag)[\s\S]){0,600}?\bvar (\w+)/#
    for match in source.matches(of: property) {
      options.insert("--\(match.1.replacing(#/[A-Z]/#) { "-" + $0.0.lowercased() })")
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
