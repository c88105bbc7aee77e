import ArgumentParser
import CoreCLI
import CoreDomain
import NewsDomain

struct NewsPreviewCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Show the content of a feed without subscribing to it.")

  @Argument(
    text: "An address that starts with http:// or https://, a file, or - for standard input.",
    "url|file|-", completion: .file())
  var place: String

  @Option(text: "The content type of the document.", "type")
  var contentType: String?

  @Option(text: "The base of relative addresses.", "url")
  var baseURL: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if isAddress && (contentType != nil || baseURL != nil) {
      throw ValidationError(
        "--content-type and --base-url are for files only: a server provides both. "
          + "Leave them out.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    let intent: NewsPreviewIntent
    do throws(FileFailure) {
      intent =
        isAddress
        ? .address(place)
        : .document(
          try await context.files.source(place), contentType: contentType ?? "",
          base: baseURL ?? "")
    } catch {
      return .failure(error.description, error.status)
    }
    return await context.commandOutput(
      of: screens.preview(navigator: context.navigator), for: intent,
      view: NewsPreviewView(display: context.display, json: common.json).commandOutput)
  }

  private var isAddress: Bool {
    let start = place.lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }
}
