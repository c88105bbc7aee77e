import NewsDomain
import ViewTestSupport

@testable import CoreCLI
@testable import NewsCLI

extension NewsScreens {
  func run(
    _ arguments: [String], in context: CommandContext = .fixture()
  ) async throws -> CommandOutput {
    try await NewsCLIFeature().run(arguments, through: self, in: context)
  }
}
