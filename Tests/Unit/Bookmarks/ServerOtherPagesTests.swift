import BookmarksDomain
import BookmarksTesting
import CoreDomain
import HTTPTypes
import Testing

@testable import Server

/// The pages of one bookmark, the tags, the duplicates, and import and export.
@Suite struct ServerOtherPagesTests {
  private let layout = PageLayout(menus: [])
  private let bookmark = Bookmark.fixture(title: "<b>", tags: ["x"], note: "n")

  @Test func showsTheBookmarkBeforeItIsDeleted() throws {
    let html = try #require(try removal.reply(to: .success(bookmark))).text
    #expect(html.contains("<h1>Delete this bookmark?</h1>"))
    #expect(html.contains(#"<h2 dir="auto">&lt;b&gt;</h2>"#))
    #expect(html.contains(#"<form action="/bookmarks/b1/delete" method="post">"#))
    #expect(html.contains(#"name="version" value="\#(bookmark.version.text)""#))
    #expect(html.contains(#"<a class="button" href="/bookmarks">Cancel</a>"#))
  }

  @Test func showsAChangedBookmarkInsteadOfDeletingIt() throws {
    let reply = try #require(try removal.reply(to: .failure(.changedMeanwhile(bookmark))))
    #expect(reply.status == .conflict)
    #expect(reply.text.contains(#"<p role="alert">The bookmark has changed since you opened it."#))
    #expect(reply.text.contains(#"name="version" value="\#(bookmark.version.text)""#))
  }

  @Test func throwsFailuresWithoutAPage() {
    let failure = BookmarkFailure.notFound([bookmark.id])
    #expect(throws: Problem(failure)) { try removal.reply(to: .failure(failure)) }
    #expect(throws: Problem(failure)) {
      try BookmarkDetailPage(layout: layout).reply(to: .failure(failure))
    }
    #expect(throws: Problem(failure)) {
      try BookmarkDuplicatesPage(layout: layout).reply(to: .failure(failure))
    }
    #expect(throws: Problem(failure)) {
      try BookmarkMarkView(destination: LocalPath("/")).reply(to: .unopened(failure))
    }
  }

  @Test func listsTagsWithTheirCounts() throws {
    let uses = [TagUse(tag: .fixture("a b"), count: 1), TagUse(tag: .fixture("<c>"), count: 2)]
    let html = try #require(tags().reply(to: .success(uses))).text
    #expect(html.contains(#"<a href="/bookmarks?tag=a%20b"><bdi>a b</bdi></a>"#))
    #expect(html.contains(#"<span class="quiet">1 bookmark</span>"#))
    #expect(html.contains(#"<span class="quiet">2 bookmarks</span>"#))
    #expect(html.contains(#"<a href="/bookmarks/tags?from=a%20b#rename" aria-label="Rename a b">"#))
    #expect(html.contains(#"<option value="&lt;c&gt;"></option>"#))
    #expect(html.contains(#"<form action="/bookmarks/tags/rename" method="post">"#))
  }

  @Test func saysThatThereAreNoTags() throws {
    #expect(try #require(tags().reply(to: .success([]))).text.contains("There are no tags yet."))
  }

  @Test func keepsTheNamesOfAFailedRename() throws {
    let reply = try #require(
      tags(old: "a", new: "b").reply(to: .failure(.tagNotFound(.fixture("a")))))
    #expect(reply.status == .notFound)
    #expect(reply.text.contains(#"<p id="alert" role="alert">No bookmark has the tag “a”.</p>"#))
    #expect(reply.text.contains(#"name="from" value="a""#))
    #expect(reply.text.contains(#"name="to" value="b""#))
    #expect(!reply.text.contains("There are no tags yet."))
  }

  @Test func showsDuplicatesInGroups() throws {
    let view = BookmarkDuplicatesPage(layout: layout)
    let html = try #require(try view.reply(to: .success([[bookmark, bookmark]]))).text
    #expect(html.contains("1 group of bookmarks"))
    #expect(html.contains(#"<section class="group" aria-label="Group 1">"#))
    #expect(html.count(of: #"href="/bookmarks/b1/edit""#) == 2)
    let none = try #require(try view.reply(to: .success([]))).text
    #expect(none.contains("No duplicates."))
  }

  @Test func offersAnImportAndAnExport() {
    let html = BookmarkTransferPage(layout: layout).form.text
    #expect(
      html.contains(
        #"<form action="/bookmarks/transfer" method="post" enctype="multipart/form-data">"#))
    #expect(html.contains(#"<input id="file" name="file" type="file""#))
    #expect(html.contains(#"href="/api/v1/bookmarks/export?format=netscape""#))
    #expect(html.contains(#"href="/api/v1/bookmarks/export?format=json""#))
  }

  @Test func showsTheResultOfAnImport() throws {
    let rows = (1...150).map { SkippedRow(line: $0, reason: "<r>") }
    let report = ImportReport(imported: 1, merged: 2, skipped: rows)
    let html = try #require(BookmarkTransferPage(layout: layout).reply(to: .imported(report))).text
    #expect(html.contains("1 imported, 2 merged, 150 skipped."))
    #expect(html.contains(#"<li>Line 1: <span dir="auto">&lt;r&gt;</span></li>"#))
    #expect(html.contains("The first 100:"))
    #expect(html.count(of: "<li>Line") == 100)
  }

  @Test func showsWhatAFailedImportStored() throws {
    let reply = try #require(
      BookmarkTransferPage(layout: layout).reply(
        to: .failure(.busy(reason: "Busy."), after: ImportReport(imported: 5))))
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.text.contains(#"<p id="alert" role="alert">Busy.</p>"#))
    #expect(reply.text.contains("Before the error: 5 imported"))
  }

  private var removal: BookmarkRemovalPage {
    BookmarkRemovalPage(navigator: RedirectNavigator(), layout: layout)
  }

  private func tags(old: String = "", new: String = "") -> BookmarkTagsPage {
    BookmarkTagsPage(form: TagRenameForm(from: old, to: new), notice: nil, layout: layout)
  }
}
