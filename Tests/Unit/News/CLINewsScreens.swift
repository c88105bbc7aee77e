import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@testable import CoreCLI
@testable import NewsCLI

extension CommandContext {
  /// A context for tests, with no real services.
  static func news(
    files: InMemoryFileSystem = InMemoryFileSystem(), console: any Console = ScriptedConsole(),
    display: Display = .plain, clock: any WallClock = FixedWallClock(Timestamp.fixture()),
    isDemo: Bool = false
  ) -> CommandContext {
    CommandContext(
      files: files, console: console, clock: clock, display: display,
      showsProgress: console.isTerminal(.error), isDemo: isDemo)
  }
}

extension NewsScreens {
  func run(_ arguments: [String], in context: CommandContext = .news()) async throws
    -> CommandOutput
  {
    let command = try NewsCommand.leaf(of: arguments)
    return try #require(await NewsCLIFeature().run(command, through: self, in: context))
  }

  /// Browses news until the input ends.
  func walk(in context: CommandContext) async -> ProgramStatus {
    var session = NewsCLIFeature().session(through: self, in: context)
    return await session.run().print(to: context.console)
  }
}

extension CommandOutput {
  var text: String { String(decoding: output, as: UTF8.self) }
}
