package import CoreDomain

extension StoreFailure {
  /// The exit status of a command that fails with this error.
  package var status: ProgramStatus {
    switch self {
    case .busy: .tryAgain
    case .cancelled: .interrupted
    case .unstorable: .malformedData
    case .full, .storage: .inputOutput
    }
  }
}
