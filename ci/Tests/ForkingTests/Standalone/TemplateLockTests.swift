import Forking
import Testing
import Toolbox

@Suite struct TemplateLockTests {
  private static let app = TemplateLock(
    answers: .init(.app, from: "Stargazers", to: "Watchers", entity: "Stargazer:Watcher"),
    version: "1a2b")

  @Test func writesEqualAnswersAsEqualBytes() {
    #expect(
      Self.app.text == """
        {
          "answers" : {
            "entity" : "Stargazer:Watcher",
            "from" : "Stargazers",
            "kind" : "app",
            "to" : "Watchers"
          },
          "template" : {
            "name" : "Seams",
            "version" : "1a2b"
          }
        }

        """)
  }

  @Test(arguments: [Self.app, TemplateLock(answers: .empty, version: "1a2b")])
  func readsWhatItWrites(lock: TemplateLock) throws {
    #expect(try TemplateLock(text: lock.text) == lock)
    try Pebbles.withCheckout(adding: ["template.lock": lock.text]) { checkout throws in
      #expect(try TemplateLock.read(in: checkout) == lock)
    }
  }

  @Test func isNilForACheckoutWithoutALock() throws {
    try Pebbles.withCheckout { checkout throws in
      #expect(try TemplateLock.read(in: checkout) == nil)
    }
  }

  @Test(arguments: [
    "", "{}", Self.app.text.replacing("app", with: "house"),
    Self.app.text.replacing("app", with: "empty"),
    Self.app.text.replacing("    \"to\" : \"Watchers\"\n", with: "").replacing(
      "\"app\",", with: "\"app\""),
    Self.app.text.replacing("1a2b", with: ""),
  ])
  func rejectsAnInvalidLock(text: String) {
    let failure = #expect(throws: ToolFailure.self) { try TemplateLock(text: text) }
    #expect(failure?.description.contains("template.lock") == true)
  }
}
