import CoreDomain
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerDialogTests {
  private enum Answer: String, Sendable { case no, yes }

  private static let dialog = Dialog(
    title: "Really?", message: "It is <b>gone</b> then.", offering: DialogChoice("No", Answer.no),
    DialogChoice("\"Yes\"", .yes))

  @Test func remembersTheDialogAndChoosesNothing() async {
    let dialogs = PageDialogPresenter<Answer>()
    #expect(dialogs.dialog == nil)
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(dialogs.dialog == Self.dialog)
  }

  @Test func ignoresADialogOfAnotherScreen() async {
    let dialogs = PageDialogPresenter<Int>()
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(dialogs.dialog == nil)
  }

  @Test func isOpenAndHasAButtonForEachChoiceWithARoute() {
    let html = PageDialog(Self.dialog, notes: ["So <it> is."]) { answer in
      Route(path: ["a b", answer.rawValue], query: [Route.Parameter("q", "1&\"")])
    }.markup
    #expect(
      html == """
        <dialog open aria-labelledby="dialog-title" aria-describedby="dialog-message">
        <h2 id="dialog-title">Really?</h2>
        <div id="dialog-message">
        <p>It is &lt;b&gt;gone&lt;/b&gt; then.</p>
        <div role="note">
        <p class="quiet">So &lt;it&gt; is.</p>
        </div>
        </div>
        <div class="actions">
        <form action="/a%20b/no" method="get">
        <input type="hidden" name="q" value="1&amp;&quot;">
        <button autofocus>No</button>
        </form>
        <form action="/a%20b/yes" method="get">
        <input type="hidden" name="q" value="1&amp;&quot;">
        <button>&quot;Yes&quot;</button>
        </form>
        </div>
        </dialog>

        """)
  }

  @Test func theUsualChoiceIsThePrimaryButtonAndHasTheFocus() {
    let dialog = Dialog(
      title: "Really?", message: "", offering: DialogChoice("No", Answer.no),
      DialogChoice("Yes", .yes), usually: .yes)
    let html = PageDialog(dialog) { _ in Route(path: []) }.markup
    #expect(html.contains("<button>No</button>"))
    #expect(html.contains(#"<button class="primary" autofocus>Yes</button>"#))
  }

  @Test func hidesASpinnerThatContentFollows() async throws {
    let style = try await StyleSheet.route.answer(
      ServerRequest(head: .init(method: .get, scheme: nil, authority: nil, path: "/style.css")))
    #expect(style.text.contains(".spinner:has(+ *) { display: none; }"))
  }
}
