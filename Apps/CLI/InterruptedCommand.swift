import Composition
import CoreDomain

extension Interruptions {
  /// Runs a command's work, and cancels it on an interruption. The command can then finish its
  /// work, and its output is printed.
  ///
  /// It listens for interruptions before the work begins, so that none is lost.
  func stopping(_ work: @escaping @Sendable () async -> Printout) async -> Printout {
    let requests = first()
    return await withTaskGroup(of: CommandEvent.self) { group in
      group.addTask { .ended(await work()) }
      group.addTask { .interrupted(await requests.first { _ in true }) }
      var request: Interruption?
      while let event = await group.next() {
        switch event {
        case .ended(let printout):
          group.cancelAll()
          return request.map(printout.stopped(by:)) ?? printout
        case .interrupted(let found):
          request = found
          if found != nil { group.cancelAll() }
        }
      }
      return .unanswered
    }
  }
}

/// An event while a command runs.
private enum CommandEvent: Sendable {
  case ended(Printout)
  case interrupted(Interruption?)
}

extension Printout {
  /// The output of an interrupted command.
  ///
  /// A complete answer is printed. A failure is replaced by “Stopped.”, because the user asked to
  /// stop; ``done`` reports what was finished before. If the output consists of ``done`` only, it
  /// already reports the stop.
  func stopped(by request: Interruption) -> Printout {
    let isAnswer = status == .success && !(output.isEmpty && notices.isEmpty)
    let isTold = notices.isEmpty && !done.isEmpty
    return Printout(
      bytes: output, notices: isAnswer || isTold ? notices : ["Stopped."], done: done,
      status: request.status)
  }
}
