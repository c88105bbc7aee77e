import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

/// Search keys with the program's tables are the same as with the tables that the tests of the rule
/// use.
@Suite struct ComicSearchKeyFoldingTests {
  @Test(arguments: ComicSearchKeyTable.alike + ComicSearchKeyTable.different)
  func bothFoldingTablesMakeTheSameKeyAlsoOfAKey(_ row: [String]) {
    for text in row {
      let key = Self.scalars(text, UnicodeTextFolding())
      #expect(key == Self.scalars(text, FoundationTextFolding()))
      #expect(key == Self.scalars(String(String.UnicodeScalarView(key)), UnicodeTextFolding()))
    }
  }

  @Test(arguments: [["第1話", "第2話", "第10話"], ["０1", "2", "１０"], ["どか", "ドカ 2", "ﾄﾞｶ 10"]])
  func bothFoldingTablesSortTitlesAlike(_ titles: [String]) {
    for folding in [UnicodeTextFolding(), FoundationTextFolding()] as [any TextFolding] {
      let keys = titles.map { ComicSortKey($0, folding: folding) }
      #expect(keys.sorted() == keys && Set(keys).count == keys.count)
    }
  }

  private static func scalars(_ text: String, _ folding: any TextFolding) -> [Unicode.Scalar] {
    Array(ComicSearchKey(text, folding: folding).text.unicodeScalars)
  }
}
