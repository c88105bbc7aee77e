import BookmarksDomain
import BookmarksTesting
import HTTPTypes
import Testing

@testable import Server

@Suite struct ServerEditorPageTests {
  private let form = BookmarkForm(
    address: #"exa"mple"#, title: "<b>", tags: ["a", " b"], note: "</textarea>\n two")

  @Test func showsAnEmptyFormWithALabelForEachField() throws {
    let reply = try #require(view(wasSent: false).reply(to: .editing))
    #expect(reply.status == .ok)
    for name in ["url", "title", "tags", "note"] {
      #expect(reply.text.contains(#"<label for="\#(name)">"#))
      #expect(reply.text.contains(#"id="\#(name)" name="\#(name)""#))
    }
    #expect(!reply.text.contains("aria-invalid"))
  }

  @Test func fillsTheFormInAgain() throws {
    let html = try page(.busy(reason: "Somebody else writes."))
    #expect(html.contains(#"value="exa&quot;mple""#))
    #expect(html.contains(#"value="&lt;b&gt;""#))
    #expect(html.contains(#"value="a, b""#))
    #expect(html.contains("\n&lt;/textarea&gt;\n two</textarea>"))
    #expect(html.contains(#"<p role="alert">Somebody else writes.</p>"#))
    #expect(!html.contains("aria-invalid"))
  }

  @Test(arguments: [
    (BookmarkFailure.malformedAddress("x", reason: "it is short"), "url"),
    (.malformedTag(",", reason: "it is a comma"), "tags"), (.tooManyTags(limit: 9), "tags"),
    (.tooLong(field: "title", limit: 9), "title"), (.tooLong(field: "note", limit: 9), "note"),
  ])
  func putsTheMessageBesideItsField(_ failure: BookmarkFailure, _ name: String) throws {
    let html = try page(failure)
    #expect(html.contains(#"<span id="\#(name)-objection" role="alert">\#(failure)</span>"#))
    #expect(html.contains(#"aria-invalid="true" aria-describedby="\#(name)-objection""#))
    #expect(html.count(of: "aria-invalid") == 1)
    #expect(html.count(of: #"role="alert""#) == 1)
  }

  @Test func hasTheStatusOfTheFailure() throws {
    let view = view(wasSent: true)
    let malformed = BookmarkFailure.malformedAddress("x", reason: "it is short")
    #expect(view.reply(to: .failure(malformed, form))?.status == .unprocessableContent)
    let broken = BookmarkFailure.storage(reason: "The disk is full.")
    #expect(view.reply(to: .failure(broken, form))?.status == .internalServerError)
  }

  @Test func waitsForTheOutcomeOfAFormThatWasSent() {
    #expect(view(wasSent: true).reply(to: .editing) == nil)
    #expect(view(wasSent: true).reply(to: .saving(form)) == nil)
  }

  private func view(wasSent: Bool) -> BookmarkEditorPage {
    BookmarkEditorPage(wasSent: wasSent, layout: PageLayout(links: []))
  }

  private func page(_ failure: BookmarkFailure) throws -> String {
    try #require(view(wasSent: true).reply(to: .failure(failure, form))).text
  }
}
