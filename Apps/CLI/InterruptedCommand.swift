import Composition
import CoreDomain

extension Interruptions {
  /// Does the work of a command, and cancels it when somebody wants the program to stop. The command ends
  /// by its own way then, and what it has is printed.
  ///
  /// They are listened to before the work begins, so that no request is lost.
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

/// What may happen while a command is at work.
private enum CommandEvent: Sendable {
  case ended(Printout)
  case interrupted(Interruption?)
}

extension Printout {
  /// The end of a command that was told to stop.
  ///
  /// An answer that was there already is printed. A failure is that of the stop, and is none for the
  /// person who asked for it; what was ``done`` before is told. Who tells that alone says by it that it was
  /// stopped, too.
  func stopped(by request: Interruption) -> Printout {
    let isAnswer = status == .success && !(output.isEmpty && notices.isEmpty)
    let isTold = notices.isEmpty && !done.isEmpty
    return Printout(
      bytes: output, notices: isAnswer || isTold ? notices : ["Stopped."], done: done,
      status: request.status)
  }
}
