import ArgumentParser
import BookshelfDomain
import CoreCLI

struct BookshelfCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookshelf", abstract: "Buy, collect and read comics.",
    discussion: """
      The catalogue is stored locally, so that you can list and search it offline; “sync” updates \
      it. Each reader has a shelf. You stay signed in until you sign out, or for 30 days.
      """,
    subcommands: [
      BookshelfListCommand.self, BookshelfSearchCommand.self, BookshelfShowCommand.self,
      BookshelfReadCommand.self, BookshelfBuyCommand.self, BookshelfProgressCommand.self,
      BookshelfSyncCommand.self, BookshelfSignInCommand.self, BookshelfSignOutCommand.self,
      BookshelfWhoAmICommand.self,
    ])
}

protocol BookshelfLeafCommand: FeatureCommand where Screens == any BookshelfScreens {}
