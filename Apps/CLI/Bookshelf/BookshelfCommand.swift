import ArgumentParser
import BookshelfDomain
import Composition

/// The commands of the feature. Each is the controller of one screen.
struct BookshelfCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookshelf", abstract: "Keep, buy and read comics.",
    discussion: """
      The catalogue is kept: it is listed and searched without a network, and “sync” brings it up \
      to date. A shelf belongs to a reader; who is signed in is remembered until they sign out.
      """,
    subcommands: [
      BookshelfListCommand.self, BookshelfSearchCommand.self, BookshelfShowCommand.self,
      BookshelfReadCommand.self, BookshelfBuyCommand.self, BookshelfProgressCommand.self,
      BookshelfSyncCommand.self, BookshelfSignInCommand.self, BookshelfSignOutCommand.self,
      BookshelfWhoAmICommand.self,
    ])
}

/// A command of the feature.
protocol BookshelfLeafCommand: FeatureCommand where Owner == BookshelfFeature {}
