import CoreDomain

extension Interruptions {
  /// Runs the work of a command, and cancels it if the user presses Ctrl-C or the system stops the
  /// program. The cancelled work can still return its partial output.
  ///
  /// Listening starts before the work begins, so no interruption is lost.
  package func stopping(_ work: @escaping @Sendable () async -> CommandOutput) async
    -> CommandOutput
  {
    let requests = first()
    return await withTaskGroup(of: CommandEvent.self) { group in
      group.addTask { .ended(await work()) }
      group.addTask { .interrupted(await requests.first { _ in true }) }
      var request: Interruption?
      while let event = await group.next() {
        switch event {
        case .ended(let commandOutput):
          group.cancelAll()
          return request.map(commandOutput.stopped(by:)) ?? commandOutput
        case .interrupted(let found):
          request = found
          if found != nil { group.cancelAll() }
        }
      }
      return .unanswered
    }
  }
}

private enum CommandEvent: Sendable {
  case ended(CommandOutput)
  case interrupted(Interruption?)
}

extension CommandOutput {
  /// The output of an interrupted command.
  ///
  /// A complete answer is printed. A failure is replaced by “Stopped.”, because the user asked to
  /// stop; ``done`` reports what was finished before. If the output consists of ``done`` only, it
  /// already reports the stop.
  func stopped(by request: Interruption) -> CommandOutput {
    let isAnswer = status == .success && !(output.isEmpty && notices.isEmpty)
    let isTold = notices.isEmpty && !done.isEmpty
    return CommandOutput(
      bytes: output, notices: isAnswer || isTold ? notices : ["Stopped."], done: done,
      status: request.status)
  }
}
