import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreTesting
import Testing

/// The old and the new parser return the same fields of each series and the same notes for every
/// document. Both reject a malformed document.
@Suite struct CatalogueReadersAgreeTests {
  private static let members: [String] = [
    "volume", "sortNumber", "pages", "price", "releaseDate", "availableAt", "purchasable",
    "hidden", "title", "number",
  ]

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

  @Test(arguments: members)
  func agreeOnEveryKindOfValueInAMember(_ member: String) async {
    for value in Self.values {
      await agree(
        #"{"series":[{"id":"a","title":"A","comics":["#
          + #"{"id":"c","\#(member)":\#(value)}]}]}"#)
    }
  }

  @Test(arguments: [
    "id", "title", "titleReading", "authors", "publisher", "comics", "episodes", "unknown",
  ])
  func agreeOnEveryKindOfValueInASeries(_ member: String) async {
    for value in Self.values {
      await agree(#"{"series":[{"\#(member)":\#(value),"id":"a","title":"A"}]}"#)
      await agree(#"{"series":[{"id":"a","title":"A","authors":[\#(value)]}]}"#)
    }
  }

  @Test(arguments: [
    "displayIndex", "publishesAt", "closesAt", "free", "comic", "advertisement", "contentType",
  ])
  func agreeOnEveryKindOfValueInAnEpisode(_ member: String) async {
    for value in Self.values {
      await agree(
        "{\"series\":[{\"id\":\"a\",\"title\":\"A\",\"episodes\":["
          + "{\"id\":\"e\",\"\(member)\":\(value)}]}]}")
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
    let old = await CatalogueReadingOutcome.reading(
      BytesSource([bytes]), by: SimpleCatalogueReader())
    let sizes = bytes.count < 10_000 ? [7, max(bytes.count, 1)] : [65_536]
    for size in sizes {
      let new = await CatalogueReadingOutcome.reading(
        BytesSource(bytes, pieceSize: size), by: StreamingCatalogueReader())
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
