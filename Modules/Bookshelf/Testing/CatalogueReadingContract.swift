public import BookshelfDomain
public import CoreDomain
public import CoreTesting
import Testing

/// The checks that every implementation of ``CatalogueReading`` must pass.
public enum CatalogueReadingContract {
  public static let checks: [ContractCheck<any CatalogueReading>] =
    telling + [splitting] + leavingOut + refusing + passingThrough

  /// Documents that every parser must reject, grouped by the kind of error.
  public static let broken: [String] = [
    "", " ", "series", "5", "null", "[]", "{}", "{\"series\":null}", "{\"series\":{}}",
    "{\"series\":[]", "{\"series\":[}", "{\"series\":[]}x", "{\"series\":[]}{}",
    "{\"series\":[],}", "{\"series\":[{},]}", "{\"series\":[,]}", "{\"series\":[{}{}]}",
    "{\"series\" []}", "{series:[]}", "{'series':[]}", "{\"series\":[{\"id\":01}]}",
    "{\"series\":[{\"x\":1.}]}", "{\"series\":[{\"x\":.5}]}", "{\"series\":[{\"x\":+1}]}",
    "{\"series\":[{\"x\":1e}]}", "{\"series\":[{\"x\":NaN}]}", "{\"series\":[{\"x\":tru}]}",
    "{\"series\":[{\"x\":\"\\x\"}]}", "{\"series\":[{\"x\":\"\\u12\"}]}",
    "{\"series\":[{\"x\":\"\\ud83d\"}]}", "{\"series\":[{\"x\":\"\\ude00\"}]}",
    "{\"series\":[{\"x\":\"a\u{1}b\"}]}", "{\"series\":[{\"x\":[1,2}]}]}",
    "{\"series\":[{\"x\":\"a]}", "{\"series\":[],\"y\":[1,]}", "{\"y\":{\"z\":}}",
    "// a comment\n{\"series\":[]}", "\u{FEFF}\u{FEFF}{\"series\":[]}", "{\"series\":[]}\u{0}",
    "{\"series\":[{\"x\":" + String(repeating: "[", count: 70)
      + String(repeating: "]", count: 70) + "}]}",
    "{\"series\":[{\"x\":\"" + String(repeating: "a", count: 70_000) + "\"}]}",
  ]
}

extension CatalogueReadingContract {
  private static let telling: [ContractCheck<any CatalogueReading>] = [
    told(
      "Returns series in the order of the document, including duplicates",
      #"{"series":[{"id":"b","title":"B"},{"id":"a","title":"A"},{"id":"b","title":"B2"}]}"#,
      [("b", "B"), ("a", "A"), ("b", "B2")]),
    told("Accepts an empty catalogue", #"{"series":[]}"#, []),
    told(
      "Treats null like an absent member, without a note",
      """
      {"series":[{"id":"a","title":"A"},{"id":"a","title":"A","titleReading":null,"authors":null,\
      "publisher":null,"comics":null,"episodes":null}]}
      """, [("a", "A"), ("a", "A")]),
    told(
      "Ignores unknown members at any depth",
      #"{\#(odd),"series":[{\#(odd),"id":"a","title":"A"}],"z":"\\"}"#, [("a", "A")]),
    told(
      "Uses the first of two members of the same name, escaped or not",
      #"{"series":[{"id":"a","title":"A","\u0074itle":"B","id":7}],"series":[{"id":"c"}]}"#,
      [("a", "A")]),
    told(
      "Decodes escapes and surrogate pairs",
      #"{"series":[{"id":"\u00e9","title":"\ud83d\ude00 \"\\\/\b\f\n\r\t\u3042あ"}]}"#,
      [("é", "\u{1F600} \"\\/\u{8}\u{C}\n\r\tああ")]),
    told(
      "Ignores a byte order mark, and blanks around values",
      "\u{FEFF} \n{ \"series\"\t:\r\n[ { \"id\" : \"a\" , \"title\" : \"A\" } ] } \n",
      [("a", "A")]),
  ]

  private static let odd = #""x":{"series":[{"id":9}],"y":[[],{},"\"]}",-1.5e+3,true,null]}"#

  /// A check of a document without mistakes, whose series have an identifier and a title.
  private static func told(
    _ promise: String, _ document: String, _ series: [(id: String, title: String)]
  ) -> ContractCheck<any CatalogueReading> {
    ContractCheck(promise) { reader in
      let outcome = await CatalogueReadingOutcome(of: BytesSource(document), by: reader)
      #expect(outcome.series == series.map { .fixture(id: $0.id, title: $0.title) })
      let report = CatalogueReadingReport(series: series.count, leftOut: 0, notes: [])
      #expect(outcome.report == .success(report))
    }
  }

  private static let splitting: ContractCheck<any CatalogueReading> =
    ContractCheck("The result does not depend on the size of the chunks") { reader in
      let text = #"{"series":[{"id":"\u00e9\\","title":"ああ\ud83d\ude00"},{"id":"b","title":"B"}]}"#
      let bytes = Array("\u{FEFF}\(text)".utf8)
      let whole = await CatalogueReadingOutcome(of: BytesSource([bytes]), by: reader)
      #expect(whole.series.count == 2)
      for size in [1, 2, 3, 5, 7] {
        let source = BytesSource(bytes, pieceSize: size)
        let outcome = await CatalogueReadingOutcome(of: source, by: reader)
        #expect(outcome == whole, "in pieces of \(size) bytes")
      }
    }

  private static let leavingOut: [ContractCheck<any CatalogueReading>] = [
    ContractCheck("Skips items without an identifier, and series without a title, with a note") {
      reader in
      let source = catalogue([
        #"{"title":"A"}"#, #"{"id":"b"}"#, #"{"id":7,"title":"A"}"#, "5", "null",
        #"{"id":"c","title":"C","comics":[{"title":"x"},{"id":"c1"}],"episodes":[[],{"id":""}]}"#,
      ])
      let outcome = await CatalogueReadingOutcome(of: source, by: reader)
      #expect(
        outcome.series == [.fixture(id: "c", title: "C", comics: [Comic(id: Comic.ID("c1"))])])
      #expect(
        outcome.finished?.notes.map(\.place) == [
          "series[0]", "series[1]", "series[2]", "series[3]", "series[4]",
          "series[5].comics[0]", "series[5].episodes[0]", "series[5].episodes[1]",
        ])
      #expect(outcome.finished?.leftOut == 8 && outcome.finished?.series == 1)
    },
    ContractCheck("Ignores an invalid member, and keeps the other members") { reader in
      let source = catalogue([
        #"{"id":"a","title":"A","publisher":7,"comics":[{"id":"c","volume":"2","number":"2"}]}"#
      ])
      let outcome = await CatalogueReadingOutcome(of: source, by: reader)
      let comic = Comic(id: Comic.ID("c"), number: "2")
      #expect(outcome.series == [.fixture(id: "a", title: "A", comics: [comic])])
      #expect(
        outcome.finished?.notes.map(\.place)
          == ["series[0].publisher", "series[0].comics[0].volume"])
    },
    ContractCheck("Returns the first notes, and counts all of them") { reader in
      let source = catalogue(Array(repeating: "{}", count: CatalogueNote.limit + 5))
      let report = await CatalogueReadingOutcome(of: source, by: reader).finished
      #expect(report?.notes.count == CatalogueNote.limit)
      #expect(report?.leftOut == CatalogueNote.limit + 5)
    },
  ]

  private static let refusing: [ContractCheck<any CatalogueReading>] = [
    ContractCheck("Rejects invalid JSON, other documents, and documents beyond a limit") { reader in
      for text in broken {
        let outcome = await CatalogueReadingOutcome(of: BytesSource(text), by: reader)
        #expect(outcome.isRefused, "“\(text.prefix(60))” was read")
      }
    },
    ContractCheck("Rejects invalid UTF-8, even in an unknown member") { reader in
      let wrong: [[UInt8]] = [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE3, 0x81]]
      for bytes in wrong {
        let document = Array("{\"series\":[],\"x\":\"".utf8) + bytes + Array("\"}".utf8)
        let outcome = await CatalogueReadingOutcome(of: BytesSource([document]), by: reader)
        #expect(outcome.isRefused, "\(bytes) was read")
      }
      let wide = Array("{\"series\":[]}".utf8).flatMap { byte -> [UInt8] in [byte, 0] }
      let outcome = await CatalogueReadingOutcome(of: BytesSource([wide]), by: reader)
      #expect(outcome.isRefused, "UTF-16 was read")
    },
  ]

  private static let passingThrough: [ContractCheck<any CatalogueReading>] = [
    ContractCheck("Throws the unchanged error of the source") { reader in
      let failure = FileFailure.unreadable(path: "a.json", reason: "the disk is gone")
      let source = BytesSource([Array("{\"series\":[".utf8)], failure: failure)
      let outcome = await CatalogueReadingOutcome(of: source, by: reader)
      #expect(outcome.report == .failure(.file(failure)))
    },
    ContractCheck("Stops reading if the receiver throws") { reader in
      let source = catalogue([#"{"id":"a","title":"A"}"#, #"{"id":"b","title":"B"}"#])
      var told = 0
      let failure = await #expect(throws: ComicFailure.self) {
        _ = try await reader.read(source, for: "reader") { series throws(ComicFailure) in
          told += 1
          throw .unknownSeries(series.id)
        }
      }
      #expect(failure == .unknownSeries(ComicSeries.ID("a")) && told == 1)
    },
  ]

  /// A document with the given series, each as JSON.
  private static func catalogue(_ series: [String]) -> BytesSource {
    BytesSource("{\"series\":[\(series.joined(separator: ","))]}")
  }
}

/// The complete result of parsing a document, for comparing parsers: every series with all fields,
/// and the report or the error.
public struct CatalogueReadingOutcome: Hashable, Sendable {
  public let series: [ComicSeries]
  public let report: Result<CatalogueReadingReport, ComicFailure>

  /// Parses a document with a parser, and stores the series that the visitor received and the
  /// report or the error.
  public init(
    of source: any ByteSource, by reader: any CatalogueReading, for key: String = "reader"
  ) async {
    var told: [ComicSeries] = []
    do throws(ComicFailure) {
      report = .success(try await reader.read(source, for: key) { told.append($0) })
    } catch {
      report = .failure(error)
    }
    series = told
  }

  /// The report, or `nil` if the document was rejected.
  public var finished: CatalogueReadingReport? { try? report.get() }

  /// Whether the document was rejected as an invalid catalogue.
  public var isRefused: Bool {
    guard case .failure(.catalogue) = report else { return false }
    return true
  }
}
