import CoreCLI
import CoreDomain
import StargazersDomain

extension StargazerFailure {
  var status: ProgramStatus {
    switch self {
    case .form: .usage
    case .unknownRepository, .unknownStargazer: .malformedData
    case .restricted: .noPermission
    case .source(let failure), .unknownEnd(because: let failure): failure.status
    case .cancelled: .interrupted
    case .store(let failure): failure.status
    }
  }
}

extension StargazerSourceFailure {
  var status: ProgramStatus {
    switch self {
    case .unreachable, .outOfOrder, .unreadable, .foreign: .unavailable
    case .forbidden, .badToken: .noPermission
    case .limited: .tryAgain
    case .notFound, .ceiling, .refused: .malformedData
    case .cancelled: .interrupted
    }
  }
}
