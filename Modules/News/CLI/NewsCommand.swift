import ArgumentParser
import CoreCLI
import NewsDomain

struct NewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "news", abstract: "Read feeds.",
    discussion: """
      Fetched stories are stored, so that you can list, read and search them offline. The formats are \
      RSS, RDF, Atom and JSON Feed.
      """,
    subcommands: [
      NewsListCommand.self, NewsReadCommand.self, NewsSearchCommand.self, NewsStarCommand.self,
      NewsMarkReadCommand.self, NewsRefreshCommand.self, NewsAddCommand.self,
      NewsFeedsCommand.self, NewsFileCommand.self, NewsRemoveCommand.self,
      NewsImportCommand.self, NewsExportCommand.self, NewsPreviewCommand.self,
      NewsFiltersCommand.self, NewsFilterCommand.self,
    ])
}

protocol NewsLeafCommand: FeatureCommand where Screens == any NewsScreens {}
