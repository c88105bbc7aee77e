import BookshelfDomain
import BookshelfTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// Signing in and out: the source of passwords, and the messages.
@Suite struct CLIComicAccountTests {
  private static let form = ComicAccountForm(name: "aoi", password: "paper moon")

  @Test(arguments: [
    (["sign-in", "aoi"], ComicAccountIntent.signIn(Self.form)),
    (["sign-in", "aoi", "--new"], .signUp(Self.form)),
  ])
  func readsAPasswordFromAPipe(_ arguments: [String], _ intent: ComicAccountIntent) async throws {
    let screens = StubBookshelfScreens(
      account: [.preparing, .opened(CLIComicFixtures.session)])
    let console = ScriptedConsole(lines: ["paper moon", "more"])
    let printout = try await CommandContext.bookshelf(screens, console: console)
      .runBookshelf(arguments)
    #expect(printout == Printout("Signed in as aoi.\n"))
    #expect(screens.account.intents == [intent] && screens.visitors == [.user])
    #expect(console.remainingLines == ["more"] && console.output == "" && console.error == "")
  }

  @Test func promptsTwiceForANewAccountOnATerminal() async throws {
    let screens = StubBookshelfScreens(account: [.opened(CLIComicFixtures.session)])
    let console = ScriptedConsole(lines: ["paper moon", "paper moon"], terminals: [.error])
    let context = CommandContext.bookshelf(screens, console: console)
    #expect(try await context.runBookshelf(["sign-in", "aoi", "--new"]).status == .success)
    #expect(screens.account.intents == [.signUp(Self.form)])
    #expect(console.remainingLines == [])
  }

  @Test func differingPasswordsCreateNoAccount() async throws {
    let screens = StubBookshelfScreens()
    let console = ScriptedConsole(lines: ["paper moon", "paper mool"], terminals: [.error])
    let printout = try await CommandContext.bookshelf(screens, console: console)
      .runBookshelf(["sign-in", "aoi", "--new"])
    #expect(printout.status == .malformedData && screens.account.intents.isEmpty)
    #expect(
      printout.notices == ["seams: The passwords differ. No account was created."])
  }

  @Test func sendsNothingWithoutAPassword() async throws {
    let screens = StubBookshelfScreens()
    let printout = try await CommandContext.bookshelf(screens).runBookshelf(["sign-in", "aoi"])
    #expect(printout.status == .noInput && screens.account.intents.isEmpty)
    #expect(printout.notices == ["seams: No password was given: standard input ended."])
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

  @Test func printsTheSignedInReaderAndNeverTheToken() {
    let (text, json) = (view(), view(json: true))
    let aoi = CLIComicFixtures.reader
    #expect(text.printout(of: .signedIn(aoi)) == Printout("Signed in as aoi.\n"))
    #expect(json.printout(of: .signedIn(aoi)) == Printout("{\"name\":\"aoi\"}\n"))
    #expect(
      json.printout(of: .opened(CLIComicFixtures.session)) == Printout("{\"name\":\"aoi\"}\n"))
    #expect(json.printout(of: .signedOut) == Printout("{\"name\":null}\n"))
    #expect(
      text.printout(of: .signedOut)
        == Printout(notices: ["You are signed out. Sign in with “seams bookshelf sign-in NAME”."]))
    #expect(text.printout(of: .idle) == nil && text.printout(of: .preparing) == nil)
  }

  @Test func aWrongPasswordHasItsOwnStatus() {
    #expect(
      view().printout(of: .failure(.wrongPassword))
        == Printout(
          notices: ["seams: The name or the password is wrong."],
          status: .noPermission))
  }

  private func view(json: Bool = false) -> ComicAccountView {
    ComicAccountView(display: .plain, json: json)
  }
}
