public import CoreDomain

/// How a program ends, after sysexits(3): https://man7.org/linux/man-pages/man3/sysexits.h.3head.html
///
/// One that was told to stop, and did so in good order, ends as shells say it of one that a signal ended:
/// with 128 and the number of the signal.
public enum ProgramStatus: Int32, Hashable, Sendable {
  case success = 0
  /// The command was not used as it is meant to be.
  case usage = 64
  /// What was given makes no sense.
  case malformedData = 65
  /// A file that was named is not there or cannot be read.
  case noInput = 66
  /// A service that is needed is not to be had.
  case unavailable = 69
  /// The program itself is at fault.
  case software = 70
  /// A file cannot be made.
  case cannotCreate = 73
  /// The disk does not do what it is asked for.
  case inputOutput = 74
  /// It may go well in a moment.
  case tryAgain = 75
  /// Whoever asks may not have it.
  case noPermission = 77
  /// Something is not set up.
  case configuration = 78
  /// A person stopped it by Ctrl-C.
  case interrupted = 130
  /// It was told to end.
  case terminated = 143
}

extension Interruption {
  /// How a program ends that stopped since it was told to.
  public var status: ProgramStatus {
    switch self {
    case .keyboard: .interrupted
    case .termination: .terminated
    }
  }
}

extension StartFailure {
  /// How a program ends that cannot begin its work.
  public var status: ProgramStatus {
    switch self {
    case .noDataFolder, .configuration, .network: .configuration
    case .demo: .unavailable
    case .folder: .cannotCreate
    case .database(.busy), .feature(_, isBusy: true): .tryAgain
    case .database(.newerSchema), .database(.alteredMigration): .configuration
    case .database(.corrupt): .malformedData
    case .database, .feature: .inputOutput
    }
  }
}
