import CoreDomain
import HTTPTypes
import Testing

@testable import CoreCLI
@testable import CoreWeb

@Suite struct StoreFailureTests {
  @Test(arguments: [
    (SQLFailure.busy, StoreFailure.busy(reason: SQLFailure.busy.description)),
    (.full, .full(reason: SQLFailure.full.description)), (.cancelled, .cancelled),
    (.corrupt(reason: "No."), .storage(reason: SQLFailure.corrupt(reason: "No.").description)),
  ])
  func hasTheSentenceOfTheDatabaseError(_ error: SQLFailure, _ failure: StoreFailure) {
    #expect(StoreFailure(error) == failure)
    #expect(failure.description == error.description)
  }

  @Test(arguments: [
    (StoreFailure.busy(reason: "No."), ProgramStatus.tryAgain, 503, "1" as String?),
    (.cancelled, .interrupted, 503, nil), (.full(reason: "No."), .inputOutput, 507, nil),
    (.storage(reason: "No."), .inputOutput, 500, nil),
  ])
  func hasAnExitStatusAndAnHTTPStatus(
    _ failure: StoreFailure, _ exit: ProgramStatus, _ http: Int, _ wait: String?
  ) {
    #expect(failure.status == exit)
    let problem = Problem(failure)
    #expect(problem.status.code == http && problem.detail == failure.description)
    #expect(problem.fields[.retryAfter] == wait)
  }
}
