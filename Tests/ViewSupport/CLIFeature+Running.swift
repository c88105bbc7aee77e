package import CoreCLI
package import CoreDomain
package import CoreTesting
package import Testing

extension CommandContext {
  /// A context for tests, with no real services.
  package static func fixture(
    files: InMemoryFileSystem = InMemoryFileSystem(), console: any Console = ScriptedConsole(),
    display: Display = .plain, clock: any WallClock = FixedWallClock(.fixture()),
    isDemo: Bool = false
  ) -> CommandContext {
    CommandContext(
      files: files, console: console, clock: clock, display: display,
      showsProgress: console.isTerminal(.error), isDemo: isDemo)
  }
}

extension CLIFeature {
  /// Runs a command of this feature.
  package func run(
    _ arguments: [String], through screens: Screens, in context: CommandContext = .fixture()
  ) async throws -> CommandOutput {
    let command = try commands.leaf(of: arguments)
    let output = await run(command, through: screens, in: context)
    return try #require(output)
  }

  /// Browses until the input ends.
  package func walk(through screens: Screens, in context: CommandContext) async -> ProgramStatus {
    var session = self.session(through: screens, in: context)
    return await session.run().print(to: context.console)
  }

  /// Browses with these lines of input, and expects success.
  package func walk(
    _ lines: [String], through screens: Screens, files: InMemoryFileSystem = InMemoryFileSystem(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines)
    let status = await walk(through: screens, in: .fixture(files: files, console: console))
    #expect(status == .success, sourceLocation: sourceLocation)
    return console
  }
}

extension CommandOutput {
  /// The text for standard output.
  package var text: String { String(decoding: output, as: UTF8.self) }
}
