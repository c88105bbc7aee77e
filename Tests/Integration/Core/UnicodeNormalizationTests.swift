import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

/// Folding against Unicode's normalization test: texts that are equal in compatibility form must
/// have the same folded form.
///
/// The file is newer than libunistring's tables, so rows with characters that its version lacks are
/// left out, according to the standard library. On Debian 12, with the file of Unicode 15 and the
/// tables of libunistring 1.0 for Unicode 14, 18,990 of 19,074 rows are compared completely, and 82
/// are left out.
@Suite(.timeLimit(.minutes(2))) struct UnicodeNormalizationTests {
  private let folding = UnicodeTextFolding()

  @Test func foldsTheFiveColumnsOfARowAlike() async throws {
    let known = try await knownRows()
    let broken = known.filter { !$0.scalars.contains(where: standsAlone) && !isOne($0.columns) }
    #expect(broken.map(\.line) == [])
  }

  /// The one difference to the standard: `゛` and `゜` combine with the preceding kana, while the
  /// standard treats them as a space with a mark. Two rows contain them.
  @Test func foldsASeparateVoicingMarkAsAMark() async throws {
    let rows = try await knownRows().filter { $0.scalars.contains(where: standsAlone) }
    #expect(rows.map { $0.line.prefix(4) } == ["309B", "309C"])
    for row in rows {
      #expect(isOne(Array(row.columns.prefix(3))))
      #expect(isOne(Array(row.columns.suffix(2))))
      #expect(!isOne(row.columns))
    }
  }

  /// A test that compares nothing would pass unnoticed.
  @Test func comparesNearlyEveryRowOfTheFile() async throws {
    let (all, known) = (try await UnicodeFiles.normalizationRows(), try await knownRows())
    #expect(all.count > 18_000)
    #expect(known.count > 18_000)
    #expect(all.count - known.count < all.count / 20)
  }

  private func knownRows() async throws -> [NormalizationRow] {
    let version = try #require(folding.version.split(separator: " ").dropFirst().first)
    let numbers = version.prefix { $0 != "," }.split(separator: ".").compactMap { Int($0) }
    let (major, minor) = (try #require(numbers.first), numbers.dropFirst().first ?? 0)
    return try await UnicodeFiles.normalizationRows().filter { row in
      row.scalars.allSatisfy { scalar in
        guard let age = scalar.properties.age else { return false }
        return (age.major, age.minor) <= (major, minor)
      }
    }
  }

  private func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{309B}" || scalar == "\u{309C}"
  }

  private func isOne(_ texts: [String]) -> Bool {
    Set(texts.map { Array(folding.folded($0).unicodeScalars) }).count == 1
  }
}
