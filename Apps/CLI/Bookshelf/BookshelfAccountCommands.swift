import ArgumentParser
import BookshelfDomain
import Composition
import CoreDomain

struct BookshelfSignInCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-in", abstract: "Sign in as a reader.",
    discussion: """
      The password is asked for and not shown; where standard input is no terminal, it is its \
      next line. You stay signed in until “sign-out”, or for thirty days.
      """)

  @Argument(
    help: ArgumentHelp("The name of the reader.", valueName: "name"), transform: PlainText.read)
  var name: String

  @Flag(help: "Make an account of this name first.")
  var new = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let (name, isNew) = (name, new)
    let password: String
    switch await ComicPasswordPrompt(on: context.console).password(of: name, isNew: isNew) {
    case .success(let typed): password = typed
    case .failure(let refusal): return refusal.printout
    }
    return await context.printComicAccount(screens, json: common.json) { screen in
      if isNew {
        await screen.signUp(name: name, password: password)
      } else {
        await screen.signIn(name: name, password: password)
      }
    }
  }
}

struct BookshelfSignOutCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out", abstract: "Sign out. What is yours stays.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    await context.printComicAccount(screens, json: common.json) { screen in
      await screen.signOut()
    }
  }
}

struct BookshelfWhoAmICommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "whoami", abstract: "Say who is signed in.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    await context.printComicAccount(screens, json: common.json) { screen in await screen.show() }
  }
}

extension CommandContext {
  /// Sends an intent to the account screen and prints the result.
  func printComicAccount(
    _ screens: any BookshelfScreens, json: Bool, program: String = Printout.bookshelf,
    leavingThrough other: (any Navigator)? = nil,
    _ intent: @escaping @Sendable (any ComicAccountScreen) async -> Void
  ) async -> Printout {
    let screen = screens.account(for: .user, navigator: other ?? navigator)
    let view = ComicAccountView(display: display, json: json, program: program)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await intent(screen)
    }
  }
}
