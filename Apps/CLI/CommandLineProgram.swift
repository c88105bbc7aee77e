import ArgumentParser
public import Composition
import CoreDomain

/// The program `seams`.
public struct CommandLineProgram: Sendable {
  private let world: any AppEnvironment
  private let root: any RootCommand.Type
  private let services: [Service]

  public init(world: any AppEnvironment) {
    self.init(world: world, features: AllFeatures.list)
  }

  /// Creates a program with features other than those of the composition root.
  init<each Each: CommandLineFeature>(
    world: any AppEnvironment, features: FeatureList<repeat each Each>
  ) {
    self.world = world
    root = SeamsCommand<repeat each Each>.self
    services = features.services
  }

  /// Runs the command that the arguments name, prints its output, and returns the exit status.
  public func run() async -> ProgramStatus {
    await perform().print(to: world.console)
  }

  private func perform() async -> Printout {
    if let request = CompletionRequest(world.arguments) { return await complete(request) }
    let command: any SeamsLeafCommand
    do {
      command = try root.leaf(of: world.arguments)
    } catch {
      return message(of: error)
    }
    guard command.endsInGoodOrder else { return await run(command) }
    return await world.interruptions.stopping { await run(command) }
  }

  /// Answers a shell's completion request. If nothing is stored or an error occurs, returns no
  /// values, because the shell would insert an error message into the line being typed.
  private func complete(_ request: CompletionRequest) async -> Printout {
    let values = (try? await values(for: request)) ?? []
    // The zsh script drops the last line. An extra line keeps it from dropping a value.
    let last = world.environment["SAP_SHELL"] == "zsh" ? [" "] : []
    return Printout((values + last).map { $0 + "\n" }.joined())
  }

  private func values(for request: CompletionRequest) async throws(StartFailure) -> [String] {
    guard let feature = root.features.first(where: { $0.name == request.commands.first }) else {
      return []
    }
    let sources = try await SettingSources.reading(
      request.option("--config"), options: request.settings, environment: world.environment,
      files: world.files, services: services)
    let settings = try Settings(sources, logsTransitions: false, reachesPrivateNetworks: true)
    // Opening a missing database would create it, and a demo would start its simulated services.
    guard !settings.isDemo, (try? await world.files.source(settings.databaseFile)) != nil else {
      return []
    }
    return try await feature.completions(of: request, in: try await world.open(settings))
  }

  private func run(_ command: any SeamsLeafCommand) async -> Printout {
    do throws(StartFailure) {
      let common = command.common
      let sources = try await SettingSources.reading(
        common.configurationFile, options: common.settings, environment: world.environment,
        files: world.files, services: services)
      let settings = try Settings(
        sources, logsTransitions: common.verbose, reachesPrivateNetworks: true)
      let context = try await context(sources, settings)
      if settings.isDemo {
        // Failing to print the notice is not an error.
        try? world.console.write(DemoNote.text + "\n", to: command.noteChannel)
      }
      if command.endsInGoodOrder {
        world.console.page(through: try pager(sources))
      }
      return await command.run(in: context)
    } catch {
      return .failure(error.description, error.status)
    }
  }

  private func context(
    _ sources: SettingSources, _ settings: Settings
  ) async throws(StartFailure) -> CommandContext {
    let colors = try sources.choice(.color, of: ColorUse.self) ?? .auto
    let console = world.console
    return CommandContext(
      features: try await world.open(settings), files: world.files, console: console,
      clock: world.clock,
      display: Display(
        isTerminal: console.isTerminal(.output), colors: colors, environment: world.environment,
        columns: console.columns(of: .output)),
      showsProgress: console.isTerminal(.error) && world.environment["TERM"] != "dumb",
      isDemo: settings.isDemo)
  }

  /// The pager and its arguments. Empty if the pager is `cat`, which would show the same output, or
  /// if the terminal cannot move its cursor.
  private func pager(_ sources: SettingSources) throws(StartFailure) -> [String] {
    guard world.environment["TERM"] != "dumb" else { return [] }
    let usual = world.environment["PAGER"] ?? "less"
    let words = (try sources.text(.pager) ?? usual).split(separator: " ").map(String.init)
    return words == ["cat"] ? [] : words
  }

  /// The parser's output: a usage error, or the requested help, version or completion script.
  private func message(of error: any Error) -> Printout {
    let said = PlainText.unmarked(root.fullMessage(for: error))
    let text = Spelling.adding(toMessage: said)
      .replacing(CommonOptions.usage, with: " [<options>]")
    let isFailure = root.exitCode(for: error) != .success
    return isFailure
      ? Printout(notices: [text], status: .usage) : Printout(text.isEmpty ? "" : text + "\n")
  }
}

extension FileFailure {
  /// The exit status for a file error.
  var status: ProgramStatus {
    switch self {
    case .missing, .unreadable: .noInput
    case .tooLarge: .malformedData
    case .unwritable(ConsoleChannel.output.name, _): .inputOutput
    case .unwritable: .cannotCreate
    }
  }
}
