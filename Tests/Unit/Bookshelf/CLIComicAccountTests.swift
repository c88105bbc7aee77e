import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

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
    let commandOutput = try await screens.run(arguments, in: .bookshelf(console: console))
    #expect(commandOutput == CommandOutput("Signed in as aoi.\n"))
    #expect(screens.account.intents == [intent] && screens.visitors == [.user])
    #expect(console.remainingLines == ["more"] && console.output == "" && console.error == "")
  }

  @Test func promptsTwiceForANewAccountOnATerminal() async throws {
    let screens = StubBookshelfScreens(account: [.opened(CLIComicFixtures.session)])
    let console = ScriptedConsole(lines: ["paper moon", "paper moon"], terminals: [.error])
    let commandOutput = try await screens.run(
      ["sign-in", "aoi", "--new"], in: .bookshelf(console: console))
    #expect(commandOutput.status == .success)
    #expect(screens.account.intents == [.signUp(Self.form)])
    #expect(console.remainingLines == [])
  }

  @Test func differingPasswordsCreateNoAccount() async throws {
    let screens = StubBookshelfScreens()
    let console = ScriptedConsole(lines: ["paper moon", "paper mool"], terminals: [.error])
    let commandOutput = try await screens.run(
      ["sign-in", "aoi", "--new"], in: .bookshelf(console: console))
    #expect(commandOutput.status == .malformedData && screens.account.intents.isEmpty)
    #expect(
      commandOutput.notices == [
        "seams: The passwords differ. No account was created. Try again."
      ])
  }

  @Test func sendsNothingWithoutAPassword() async throws {
    let screens = StubBookshelfScreens()
    let commandOutput = try await screens.run(["sign-in", "aoi"])
    #expect(commandOutput.status == .noInput && screens.account.intents.isEmpty)
    #expect(
      commandOutput.notices == [
        "seams: No password was given: standard input ended. Write the password on the next "
          + "line of the input."
      ])
  }

  @Test(arguments: [
    (["whoami"], ComicAccountIntent.show), (["sign-out"], .signOut),
    (["sign-out", "--json"], .signOut),
  ])
  func otherCommandsNeedNoPassword(
    _ arguments: [String], _ intent: ComicAccountIntent
  ) async throws {
    let screens = StubBookshelfScreens(account: [.preparing, .signedOut])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.account.intents == [intent])
  }

  @Test func printsTheSignedInReaderAndNeverTheToken() {
    let (text, json) = (view(), view(json: true))
    let aoi = CLIComicFixtures.reader
    #expect(text.commandOutput(of: .signedIn(aoi)) == CommandOutput("Signed in as aoi.\n"))
    #expect(json.commandOutput(of: .signedIn(aoi)) == CommandOutput("{\"name\":\"aoi\"}\n"))
    #expect(
      json.commandOutput(of: .opened(CLIComicFixtures.session))
        == CommandOutput("{\"name\":\"aoi\"}\n"))
    #expect(json.commandOutput(of: .signedOut) == CommandOutput("{\"name\":null}\n"))
    #expect(
      text.commandOutput(of: .signedOut)
        == CommandOutput(notices: [
          "You are signed out. Sign in with “seams bookshelf sign-in NAME”."
        ]))
    #expect(text.commandOutput(of: .idle) == nil && text.commandOutput(of: .preparing) == nil)
  }

  @Test func aWrongPasswordHasItsOwnStatus() {
    #expect(
      view().commandOutput(of: .failure(.wrongPassword))
        == CommandOutput(
          notices: ["seams: The name or the password is wrong."],
          status: .noPermission))
  }

  private func view(json: Bool = false) -> ComicAccountView {
    ComicAccountView(display: .plain, json: json)
  }
}
