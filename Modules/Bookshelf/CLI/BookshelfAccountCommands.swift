import ArgumentParser
import BookshelfDomain
import CoreCLI
import CoreDomain

struct BookshelfSignInCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-in", abstract: "Sign in as a reader.",
    discussion: """
      Prompts for the password without echoing it. If standard input is not a terminal, reads the \
      password from the next line. The session ends with “sign-out”, or after 30 days.
      """)

  @Argument(text: "The name of the reader.", "name")
  var name: String

  @Flag(help: "Create an account with this name first.")
  var new = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    let password: String
    switch await context.console.comicPassword(of: name, isNew: new) {
    case .success(let typed): password = typed
    case .failure(let refusal): return refusal.commandOutput
    }
    let form = ComicAccountForm(name: name, password: password)
    return await context.printComicAccount(
      screens, for: new ? .signUp(form) : .signIn(form), json: common.json)
  }
}

struct BookshelfSignOutCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out", abstract: "Sign out. Your shelf is kept.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    await context.printComicAccount(screens, for: .signOut, json: common.json)
  }
}

struct BookshelfWhoAmICommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "whoami", abstract: "Show who is signed in.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    await context.printComicAccount(screens, for: .show, json: common.json)
  }
}

extension CommandContext {
  /// Sends an intent to the account screen and prints the result.
  fileprivate func printComicAccount(
    _ screens: any BookshelfScreens, for intent: ComicAccountIntent, json: Bool
  ) async -> CommandOutput {
    let screen = screens.account(for: .user, navigator: navigator)
    let view = ComicAccountView(display: display, json: json)
    return await commandOutput(of: screen, for: intent, view: view.commandOutput)
  }
}
