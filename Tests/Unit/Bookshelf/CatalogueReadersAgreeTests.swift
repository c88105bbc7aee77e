import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// The old and the new parser return the same fields of each series and the same notes for every
/// document. Both reject a malformed document.
@Suite struct CatalogueReadersAgreeTests {
  private static let values: [String] = [
    "null", "true", "false", "0", "-0", "7", "-7", "1e1", "1E+2", "10.0", "10.50", "0.1250",
    "10.5", "1000.0005", "1e-2", "99999999999999999999", "1e400", "1e-400", "0e400", "1e127",
    "10.5000000000000000000000000000000000000000000001", "123456789012345678",
    "1234567890123456789", "-0.0", "0.000", "\"\"", "\" \"", "\"7\"", "\"10.5\"", "\"\\u0000\"",
    "\"2026-02-28\"", "\"2026-02-29\"", "\"2026-02-28T09:00:00+09:00\"", "\"Alpha\"", "[]",
    "{}", "[1]", #"{"amount":528,"currency":"JPY"}"#, #"{"amount":-1,"currency":"JPY"}"#,
    #"{"amount":5.28e2,"currency":"JPY"}"#, #"{"amount":528,"currency":"XYZ"}"#,
    #"{"amount":null}"#,
  ]

  private static let members: [(String, String)] =
    [
      "volume", "sortNumber", "pages", "price", "releaseDate", "availableAt", "purchasable",
      "hidden", "title", "number",
    ].map { ("comics", $0) }
    + [
      "displayIndex", "publishesAt", "closesAt", "free", "comic", "advertisement", "contentType",
    ].map { ("episodes", $0) }

  @Test(arguments: members)
  func agreeOnEveryKindOfValueInAVolumeOrAnEpisode(_ list: String, _ member: String) async {
    for value in Self.values {
      let item = #"{"id":"x","\#(member)":\#(value)}"#
      await agree(#"{"series":[{"id":"a","title":"A","\#(list)":[\#(item)]}]}"#)
    }
  }

  @Test(arguments: [
    "id", "title", "titleReading", "authors", "publisher", "comics", "episodes", "unknown",
  ])
  func agreeOnEveryKindOfValueInASeries(_ member: String) async {
    for value in Self.values + (member == "authors" ? Self.values.map { "[\($0)]" } : []) {
      await agree(#"{"series":[{"\#(member)":\#(value),"id":"a","title":"A"}]}"#)
    }
  }

  @Test(arguments: CatalogueReadingContract.broken)
  func agreeThatADocumentIsBroken(_ text: String) async {
    #expect(await agree(text).isRefused)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func agreeOnRandomCatalogues(_ seed: UInt64) async {
    var chance = CatalogueChance(seed: seed)
    let outcome = await agree(chance.catalogue())
    #expect(!outcome.isRefused, "what is made by chance is a catalogue")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func agreeOnCataloguesWithRandomlyChangedBytes(_ seed: UInt64) async {
    var chance = CatalogueChance(seed: seed)
    let bytes = Array(chance.catalogue(series: 2).utf8)
    for _ in 0..<25 { await agree(chance.changed(bytes)) }
  }

  @Test func agreeOnACatalogueThatIsTruncatedAnywhere() async {
    var chance = CatalogueChance(seed: 7)
    let bytes = Array(chance.catalogue(series: 1).utf8)
    for end in bytes.indices { await agree(Array(bytes[..<end])) }
  }

  @Test func agreeOnSeriesAroundTheSizeLimit() async {
    // A string may have 64 KiB and a series 16 MiB, in encoded bytes.
    let text = "\"\(String(repeating: "a", count: 65_536))\","
    let start = #"{"series":[ {"id":"a","title":"A","x":["#
    let end = "1]} ]}"
    let room = 16 * 1024 * 1024 - (start.utf8.count - 12) - (end.utf8.count - 3)
    let texts = String(repeating: text, count: room / text.utf8.count)
    let rest = room - texts.utf8.count
    let largest = start + texts + String(repeating: " ", count: rest) + end
    #expect(await agree(largest).series.count == 1)
    let larger = start + texts + String(repeating: " ", count: rest + 1) + end
    #expect(await agree(larger).isRefused)
  }

  @discardableResult
  private func agree(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> CatalogueReadingOutcome {
    await agree(Array(text.utf8), sourceLocation: sourceLocation)
  }

  /// Parses a document with both parsers, whole and in small chunks.
  @discardableResult
  private func agree(
    _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) async -> CatalogueReadingOutcome {
    let old = await CatalogueReadingOutcome(
      of: BytesSource([bytes]), by: SimpleCatalogueReader())
    let sizes = bytes.count < 10_000 ? [7, max(bytes.count, 1)] : [65_536]
    for size in sizes {
      let new = await CatalogueReadingOutcome(
        of: BytesSource(bytes, pieceSize: size), by: StreamingCatalogueReader())
      let shown = String(decoding: bytes.prefix(2000), as: UTF8.self)
      if old.isRefused {
        #expect(new.isRefused, "\(shown)", sourceLocation: sourceLocation)
      } else {
        #expect(new == old, "\(shown)", sourceLocation: sourceLocation)
      }
    }
    return old
  }
}

/// Both parsers satisfy the contract, and so does the one that chooses between them.
@Suite struct CatalogueReadingTests {
  @Test(arguments: CatalogueReadingContract.checks)
  func theSimpleReaderKeepsTheContract(
    _ check: ContractCheck<any CatalogueReading>
  ) async throws {
    try await check(SimpleCatalogueReader())
  }

  @Test(arguments: CatalogueReadingContract.checks)
  func theStreamingReaderKeepsTheContract(
    _ check: ContractCheck<any CatalogueReading>
  ) async throws {
    try await check(StreamingCatalogueReader())
  }

  @Test(arguments: CatalogueReadingContract.checks)
  func theReaderOfTheRolloutKeepsTheContract(
    _ check: ContractCheck<any CatalogueReading>
  ) async throws {
    for share in [0, ReaderRollout.whole] {
      try await check(Self.reader(rolledOutTo: share).reader)
    }
  }

  @Test func usesTheNewReaderForReadersOfTheRollout() async {
    let (reader, rollout) = Self.reader(rolledOutTo: 5000)
    // Only the new parser returns a series before the next one arrives.
    let cut = #"{"series":[{"id":"a","title":"A"}"#
    var seen: Set<Bool> = []
    for number in 0..<40 {
      let key = "reader-\(number)"
      let outcome = await CatalogueReadingOutcome(of: BytesSource(cut), by: reader, for: key)
      #expect(outcome.isRefused)
      #expect(outcome.series.map(\.id.raw) == (rollout.includes(key) ? ["a"] : []), "for \(key)")
      seen.insert(rollout.includes(key))
    }
    #expect(seen == [true, false])
  }

  private static func reader(
    rolledOutTo share: Int
  ) -> (reader: RolledOutCatalogueReader, rollout: ReaderRollout) {
    let rollout = ReaderRollout(name: "streaming", share: share)
    let reader = RolledOutCatalogueReader(
      old: SimpleCatalogueReader(), new: StreamingCatalogueReader(), rollout: rollout)
    return (reader, rollout)
  }

  private static let page =
    "The server returned a web page instead of a catalogue. Check the address."

  @Test(
    arguments: [
      ("<!DOCTYPE html><title>Sign in</title>", page), ("\n <html lang=en>{}</html>", page),
      ("<", page),
      (
        #"{"series":[{"id":01}]}"#,
        "The catalogue is not valid JSON: a value is missing or invalid. "
          + "Fetch it again, or contact its publisher."
      ),
      (
        "{\"x\":1}",
        "The document is not a catalogue: it must be an object with a list “series”. "
          + "Check the address."
      ),
    ], RecordedReader.allCases)
  func aReasonDescribesTheErrorAndWhatToDo(
    _ error: (String, String), _ reader: RecordedReader
  ) async {
    let (document, reason) = error
    #expect(await reader.reading(document).report == .failure(.catalogue(reason: reason)))
  }
}

/// Generates random catalogues, reproducible from a seed, and mutates their bytes.
struct CatalogueChance {
  private var random: SeededNumbers

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  /// Returns a number from 0 up to `limit`.
  mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private mutating func one(of list: [String]) -> String { list[below(list.count)] }

  /// Returns a valid catalogue with absent, `null`, invalid, duplicate and unknown members.
  mutating func catalogue(series count: Int = 12) -> String {
    let elements = (0..<count).map { _ in below(12) == 0 ? odd() : object("series") }
    let list = "[" + elements.joined(separator: blank() + ",") + "]"
    return object(["series"], of: list)
  }

  /// Returns the bytes with some deleted, duplicated or replaced.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(3) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes[place] = UInt8(below(256))
      case 3: bytes[place] = Self.marks[below(Self.marks.count)]
      default:
        let end = min(place + below(20), bytes.count)
        bytes.removeSubrange(place..<end)
      }
    }
    return bytes
  }

  private static let marks = Array("[]{}\",:\\0129-+.eEtfnu \n".utf8) + [0, 0xE3, 0x80, 0xFF]
}

extension CatalogueChance {
  /// The members of an item of each list, and those of other objects.
  private static let members = [
    "series": ["id", "title", "titleReading", "authors", "publisher", "comics", "episodes"],
    "authors": ["name", "reading"],
    "comics": [
      "id", "title", "volume", "number", "sortNumber", "price", "releaseDate", "availableAt",
      "updatedAt", "imageUpdatedAt", "purchasable", "hidden", "pages",
    ],
    "price": ["amount", "currency"],
    "episodes": [
      "id", "title", "displayIndex", "publishesAt", "closesAt", "unreadableAt", "updatedAt",
      "hidden", "free", "comic", "advertisement", "contentType", "pages",
    ],
    "advertisement": ["type", "address", "slot"],
  ]

  private mutating func object(_ kind: String) -> String {
    object(Self.members[kind, default: []])
  }

  private mutating func value(of name: String) -> String {
    switch name {
    case "authors", "comics", "episodes": list(name)
    case "price", "advertisement": object(name)
    case "volume", "pages", "sortNumber", "displayIndex", "amount", "slot": number()
    case "currency": one(of: ["\"JPY\"", "\"USD\"", "\"?\""])
    case "purchasable", "hidden", "free": one(of: ["true", "false"])
    case "releaseDate": one(of: ["\"2026-02-28\"", "\"2026-02-29\"", "\"soon\""])
    case "availableAt", "updatedAt", "imageUpdatedAt", "publishesAt", "closesAt", "unreadableAt":
      moment()
    case "contentType": one(of: ["\"pages\"", "\"strip\"", "\"hologram\""])
    default: text()
    }
  }

  /// Returns an object. Most members are present; some are absent, `null`, invalid or duplicate.
  ///
  /// - Parameter known: The value of the members, or `nil` for one by chance.
  private mutating func object(_ names: [String], of known: String? = nil) -> String {
    var members: [String] = []
    for name in names {
      let isNeeded = ["series", "id", "title", "name"].contains(name)
      let fate = below(isNeeded ? 400 : 20)
      if fate == 0 && name != "series" { continue }
      let written = below(30) == 0 ? Self.escaped(name) : name
      let isOdd = fate == 1 && name != "series"
      let text = isOdd ? one(of: ["null", odd()]) : known ?? value(of: name)
      members.append("\(blank())\"\(written)\"\(blank()):\(blank())\(text)\(blank())")
      if below(25) == 0 { members.append("\"\(name)\":\(odd())") }
      if below(15) == 0 { members.append("\"x\(below(9))\":\(odd())") }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func list(_ kind: String) -> String {
    let elements = (0..<below(5)).map { _ in below(15) == 0 ? odd() : object(kind) }
    return "[" + elements.joined(separator: ",") + "]"
  }

  private static func escaped(_ name: String) -> String {
    guard let first = name.utf8.first else { return name }
    return "\\u00" + String(first, radix: 16) + name.dropFirst()
  }

  private mutating func blank() -> String { one(of: ["", "", "", " ", "\n", "\t ", "\r\n"]) }

  private mutating func text() -> String {
    let parts = [
      "aa11", "かぜ", "カゼ", "ｶｾﾞ", "・", "ー", "é", "\\u00e9", "\\ud83d\\ude00", "😀", "\\\"", "\\\\",
      "\\n", "\\/", " ", "Ⅻ", "{", "]", ",", ":",
    ]
    return "\"" + (0...below(5)).map { _ in one(of: parts) }.joined() + "\""
  }

  private mutating func number() -> String {
    one(of: [
      "\(below(30))", "\(below(30))", "\(below(30)).5", "\(below(9)).\(below(2000))",
      "-\(below(9))",
      "1e\(below(30))", "\(below(9))E-\(below(9))", "10.0", "0.0", "-0", "1e999",
      "\(below(1_000_000))\(below(1_000_000))\(below(1_000_000))\(below(1_000_000))",
    ])
  }

  private mutating func moment() -> String {
    one(of: [
      "\"2026-0\(1 + below(9))-1\(below(10))T0\(below(10)):00:00Z\"",
      "\"2026-03-01T00:00:00+09:00\"",
      "\"2026-03-01\"", "\"2026-02-30T00:00:00Z\"",
    ])
  }

  /// Returns a value of an unexpected type.
  private mutating func odd() -> String {
    one(of: [
      "null", "true", "-12.5e3", "\"\"", "\"x\"", "[]", "{}", "[[{\"id\":[]}]]", "{\"id\":{}}", "7",
    ])
  }
}
