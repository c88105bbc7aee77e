import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The result of an import as JSON.
struct BookmarkTransferJSON: StateView {
  func reply(to state: BookmarkTransferState) throws -> ServerReply? {
    switch state {
    case .idle, .working, .importing, .exporting, .exported: nil
    case .imported(let report): try .json(ImportRecord(report))
    case .failure(let failure, after: let report): throw problem(failure, report)
    }
  }

  private func problem(_ failure: BookmarkFailure, _ report: ImportReport?) -> Problem {
    let problem = Problem(failure)
    guard let report else { return problem }
    return Problem(
      problem.status, "\(problem.detail) \(report.keptBeforeError)", fields: problem.fields)
  }
}

/// The result of an export. It has no body, because the file was streamed.
struct BookmarkExportView: StateView {
  func reply(to state: BookmarkTransferState) throws -> ServerReply? {
    switch state {
    case .idle, .working, .importing, .exporting, .imported: nil
    case .exported: ServerReply(.ok)
    case .failure(let failure, after: _): throw Problem(failure)
    }
  }
}
