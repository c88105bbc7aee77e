import ArgumentParser
import Composition
import CoreCLI
import CoreDomain

struct CommandLineProgram: Sendable {
  static let version = "0.1.0"

  private let world: any AppEnvironment
  private let list: any CommandListing.Type

  init<List: CommandListing>(world: any AppEnvironment, features: List.Type) {
    self.world = world
    list = features
  }

  private var root: any ParsableCommand.Type { list.root }
  private var groups: [any CommandGroup] { list.groups }
  private var features: [any Feature] { groups.map(\.feature) }

  /// Runs the command that the arguments name, prints its output, and returns the exit status.
  func run() async -> ProgramStatus {
    await perform().print(to: world.console)
  }

  private func perform() async -> CommandOutput {
    // Does not use the parser: creating all commands and looking up their types takes a quarter of
    // the instructions of a start.
    if world.arguments == ["--version"] { return CommandOutput(Self.version + "\n") }
    if let request = CompletionRequest(world.arguments) { return await complete(request) }
    let command: any SeamsLeafCommand
    let options: [Setting: SettingValue]
    do {
      command = try root.leaf(of: world.arguments)
      options = try command.common.settings(for: features.services, features.keepLimits)
    } catch let failure as SettingFailure {
      return message(of: ValidationError(failure.description))
    } catch {
      return message(of: error)
    }
    guard command.endsInGoodOrder else { return await run(command, options) }
    return await world.interruptions.stopping { await run(command, options) }
  }

  /// Answers a shell's completion request. If nothing is stored or an error occurs, returns no
  /// values, because the shell would insert an error message into the line being typed.
  private func complete(_ request: CompletionRequest) async -> CommandOutput {
    let values = (try? await values(for: request)) ?? []
    return CommandOutput(CompletionRequest.lines(of: values, for: world.environment["SAP_SHELL"]))
  }

  private func values(for request: CompletionRequest) async throws(StartFailure) -> [String] {
    guard let group = groups.first(where: { $0.name == request.commands.first }) else {
      return []
    }
    let sources = try await SettingSources.reading(
      request.option("--config"), options: request.settings, environment: world.environment,
      files: world.files, services: features.services, limits: features.keepLimits)
    let settings = try Settings(sources, logsTransitions: false, reachesPrivateNetworks: true)
    // Opening a missing database would create it, and a demo would start its simulated services.
    guard !settings.isDemo else { return [] }
    let file = try? await world.files.source(settings.databaseFile)
    guard settings.usesServer || file != nil else { return [] }
    return try await group.completions(
      of: request, with: try await world.open(settings, with: features))
  }

  private func run(
    _ command: any SeamsLeafCommand, _ options: [Setting: SettingValue]
  ) async -> CommandOutput {
    do throws(StartFailure) {
      let common = command.common
      let sources = try await SettingSources.reading(
        common.configurationFile, options: options, environment: world.environment,
        files: world.files, services: features.services, limits: features.keepLimits)
      let settings = try Settings(
        sources, logsTransitions: common.verbose, reachesPrivateNetworks: true)
      let context = try context(sources, settings)
      if let command = command as? DatabaseCopySubcommand {
        return command.output(
          of: try await world.copyDatabase(of: settings, to: command.to, with: features))
      }
      let screens = try await world.open(settings, with: features)
      if settings.isDemo {
        // Failing to print the notice is not an error.
        try? world.console.write(DemoNote.text + "\n", to: command.noteChannel)
      }
      if command.endsInGoodOrder {
        world.console.page(through: try pager(sources))
      }
      return await traced(command, in: context, with: screens)
    } catch {
      return .failure(error.description, error.status)
    }
  }

  /// Runs a command in a span that is named after the command, without its arguments.
  private func traced(
    _ command: any SeamsLeafCommand, in context: CommandContext, with features: any Features
  ) async -> CommandOutput {
    await features.tracer.run(SpanName(command: root.words(in: world.arguments))) { span in
      let output: CommandOutput
      do throws(StartFailure) {
        output = try await run(command, in: context, with: features)
      } catch {
        output = .failure(error.description, error.status)
      }
      if output.status != .success { span.fail() }
      return output
    }
  }

  private func run(
    _ command: any SeamsLeafCommand, in context: CommandContext, with features: any Features
  ) async throws(StartFailure) -> CommandOutput {
    if let command = command as? any BrowsingCommand {
      let landing = BrowseEnvironment(context: context, features: groups.map(\.name))
      var parts: [BrowseSession.Part] = []
      for group in groups { parts.append(try await group.part(from: landing, with: features)) }
      var session = BrowseSession(parts, from: command.feature, on: landing)
      return await session.run()
    }
    for group in groups {
      if let commandOutput = try await group.run(command, in: context, with: features) {
        return commandOutput
      }
    }
    return .unanswered
  }

  private func context(
    _ sources: SettingSources, _ settings: Settings
  ) throws(StartFailure) -> CommandContext {
    let colors = try sources.choice(.color, of: ColorUse.self) ?? .auto
    let console = world.console
    return CommandContext(
      files: world.files, console: console,
      clock: world.clock,
      display: Display(
        isTerminal: console.isTerminal(.output), colors: colors, environment: world.environment),
      showsProgress: console.isTerminal(.error) && world.environment["TERM"] != "dumb",
      isDemo: settings.isDemo)
  }

  /// The pager and its arguments. Empty if the pager is `cat`, which would show the same output, or
  /// if the terminal cannot move its cursor.
  ///
  /// As in git, the shell runs a pager that contains special characters, such as `cat -n | head`,
  /// or begins with a variable, such as `LESS=FX less`. The program starts other pagers itself, so
  /// that it notices if there is no such program.
  private func pager(_ sources: SettingSources) throws(StartFailure) -> [String] {
    guard world.environment["TERM"] != "dumb" else { return [] }
    let usual = world.environment["PAGER"] ?? "less"
    let pager = try sources.text(.pager) ?? usual
    let words = pager.split(separator: " ").map(String.init)
    let isSpecial = pager.contains { #"|&;<>()$`\"'*?[#~"#.contains($0) }
    if isSpecial || words.first?.contains("=") == true { return ["sh", "-c", pager] }
    return words == ["cat"] ? [] : words
  }

  /// The parser's output: a usage error, or the requested help, version or completion script.
  private func message(of error: any Error) -> CommandOutput {
    let said = PlainText.unmarked(root.fullMessage(for: error))
    let text = Spelling.adding(toMessage: said)
      .replacing(CommonOptions.usage, with: " [<options>]")
    let isFailure = root.exitCode(for: error) != .success
    return isFailure
      ? CommandOutput(notices: [text], status: .usage)
      : CommandOutput(text.isEmpty ? "" : text + "\n")
  }
}
