package import CoreDomain

extension FileFailure {
  /// The exit status of a command that fails with this error.
  package var status: ProgramStatus {
    switch self {
    case .missing, .unreadable: .noInput
    case .tooLarge: .malformedData
    case .unwritable(ConsoleChannel.output.name, _): .inputOutput
    case .unwritable: .cannotCreate
    case .readerGone: .brokenPipe
    }
  }
}
