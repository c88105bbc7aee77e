package import CoreDomain

extension FileFailure {
  /// The exit status for a file error.
  package var status: ProgramStatus {
    switch self {
    case .missing, .unreadable: .noInput
    case .tooLarge: .malformedData
    case .unwritable(ConsoleChannel.output.name, _): .inputOutput
    case .unwritable: .cannotCreate
    }
  }
}
