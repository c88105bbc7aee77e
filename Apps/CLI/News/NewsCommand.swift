import ArgumentParser
import Composition
import NewsDomain

/// The commands of the feature. Each is the controller of one screen.
struct NewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "news", abstract: "Read the feeds that you have subscribed to.",
    discussion: """
      What was fetched is kept: it is listed, read and searched without a network. Feeds in RSS, RDF, \
      Atom and JSON are read.
      """,
    subcommands: [
      NewsListCommand.self, NewsReadCommand.self, NewsSearchCommand.self, NewsStarCommand.self,
      NewsMarkReadCommand.self, NewsRefreshCommand.self, NewsAddCommand.self,
      NewsFeedsCommand.self, NewsFileCommand.self, NewsRemoveCommand.self,
      NewsImportCommand.self, NewsExportCommand.self, NewsPreviewCommand.self,
      NewsFiltersCommand.self, NewsFilterCommand.self,
    ])
}

/// A command of the feature.
protocol NewsLeafCommand: FeatureCommand where Owner == NewsFeature {}
