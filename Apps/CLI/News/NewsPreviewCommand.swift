import ArgumentParser
import Composition
import CoreDomain
import NewsDomain

struct NewsPreviewCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Show what a feed says. Nothing of it is kept.")

  @Argument(
    help: ArgumentHelp(
      "An address that begins with http:// or https://, a file, or - for standard input.",
      valueName: "url|file|-"),
    completion: .file(), transform: PlainText.read)
  var place: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("What the document is, as a server would say it.", valueName: "type"),
    transform: PlainText.read)
  var contentType: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The address that its links start from.", valueName: "url"),
    transform: PlainText.read)
  var baseURL: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if isAddress && (contentType != nil || baseURL != nil) {
      throw ValidationError(
        "--content-type and --base-url are for files: a server says both of them itself.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    guard !isAddress else {
      let address = place
      return await context.printNewsPreview(screens, json: common.json) { screen in
        await screen.preview(address: address)
      }
    }
    let source: any ByteSource
    do throws(FileFailure) {
      source = try await context.files.source(place)
    } catch {
      return .failure(error.description, error.status)
    }
    let (contentType, base) = (contentType ?? "", baseURL ?? "")
    return await context.printNewsPreview(screens, json: common.json) { screen in
      await screen.preview(source, contentType: contentType, base: base)
    }
  }

  private var isAddress: Bool {
    let start = place.lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }
}

extension CommandContext {
  /// Sends an intent to the preview screen and prints the result.
  fileprivate func printNewsPreview(
    _ screens: any NewsScreens, json: Bool,
    _ intent: @escaping @Sendable (any NewsPreviewScreen) async -> Void
  ) async -> Printout {
    let screen = screens.preview(navigator: navigator)
    let view = NewsPreviewView(display: display, json: json)
    return await ScreenBinding(view: view.printout, progress: StoryWaiting.text)
      .printout(of: await screen.states(), telling: spinner) { await intent(screen) }
  }
}
