import BookshelfDomain
import BookshelfTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// Signing in and out: the source of passwords, and the messages.
@Suite struct CLIComicAccountTests {
  @Test(arguments: [
    (["sign-in", "aoi"], ComicAccountIntent.signIn(name: "aoi", password: "paper moon")),
    (["sign-in", "aoi", "--new"], .signUp(name: "aoi", password: "paper moon")),
  ])
  func aPasswordFromAPipeIsItsNextLine(
    _ arguments: [String], _ intent: ComicAccountIntent
  ) async throws {
    let screens = StubBookshelfScreens(
      account: [.preparing, .opened(CLIComicFixtures.session)])
    let console = ScriptedConsole(lines: ["paper moon", "more"])
    let printout = try await CommandContext.bookshelf(screens, console: console)
      .runBookshelf(arguments)
    #expect(printout == Printout("Signed in as aoi.\n"))
    #expect(screens.account.intents == [intent] && screens.visitors == [.user])
    #expect(console.remainingLines == ["more"] && console.output == "" && console.error == "")
  }

  @Test func onATerminalItIsAskedForAndForANewAccountTwice() async throws {
    let screens = StubBookshelfScreens(account: [.opened(CLIComicFixtures.session)])
    let console = ScriptedConsole(lines: ["paper moon", "paper moon"], terminals: [.error])
    let context = CommandContext.bookshelf(screens, console: console)
    #expect(try await context.runBookshelf(["sign-in", "aoi", "--new"]).status == .success)
    #expect(screens.account.intents == [.signUp(name: "aoi", password: "paper moon")])
    #expect(console.remainingLines == [])
  }

  @Test func twoPasswordsThatDifferMakeNoAccount() async throws {
    let screens = StubBookshelfScreens()
    let console = ScriptedConsole(lines: ["paper moon", "paper mool"], terminals: [.error])
    let printout = try await CommandContext.bookshelf(screens, console: console)
      .runBookshelf(["sign-in", "aoi", "--new"])
    #expect(printout.status == .malformedData && screens.account.intents.isEmpty)
    #expect(
      printout.notices == ["seams: The two passwords are not the same. No account was made."])
  }

  @Test func withoutAPasswordNobodyIsAsked() async throws {
    let screens = StubBookshelfScreens()
    let printout = try await CommandContext.bookshelf(screens).runBookshelf(["sign-in", "aoi"])
    #expect(printout.status == .noInput && screens.account.intents.isEmpty)
    #expect(printout.notices == ["seams: No password was given: standard input ended before."])
  }

  @Test(arguments: [
    (["whoami"], ComicAccountIntent.show), (["sign-out"], .signOut),
    (["sign-out", "--json"], .signOut),
  ])
  func otherCommandsNeedNoPassword(
    _ arguments: [String], _ intent: ComicAccountIntent
  ) async throws {
    let screens = StubBookshelfScreens(account: [.preparing, .signedOut])
    #expect(try await CommandContext.bookshelf(screens).runBookshelf(arguments).status == .success)
    #expect(screens.account.intents == [intent])
  }

  @Test func whoIsSignedInIsSaidAndNoTokenEver() {
    let (text, json) = (view(), view(json: true))
    let aoi = CLIComicFixtures.reader
    #expect(text.printout(of: .signedIn(aoi)) == Printout("Signed in as aoi.\n"))
    #expect(json.printout(of: .signedIn(aoi)) == Printout("{\"name\":\"aoi\"}\n"))
    #expect(
      json.printout(of: .opened(CLIComicFixtures.session)) == Printout("{\"name\":\"aoi\"}\n"))
    #expect(json.printout(of: .signedOut) == Printout("{\"name\":null}\n"))
    #expect(
      text.printout(of: .signedOut)
        == Printout(notices: ["Nobody is signed in. “seams bookshelf sign-in NAME” does that."]))
    #expect(text.printout(of: .idle) == nil && text.printout(of: .preparing) == nil)
  }

  @Test func aWrongPasswordHasAStatusOfItsOwn() {
    #expect(
      view().printout(of: .failure(.wrongPassword))
        == Printout(
          notices: ["seams: There is no reader with this name and this password."],
          status: .noPermission))
  }

  private func view(json: Bool = false) -> ComicAccountView {
    ComicAccountView(display: .plain, json: json)
  }
}
