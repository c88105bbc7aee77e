import CoreDomain
import Testing

@testable import CoreCLI

@Suite struct FileFailureStatusTests {
  @Test(arguments: [
    (FileFailure.missing(path: "a"), ProgramStatus.noInput),
    (.unreadable(path: "a", reason: ""), .noInput),
    (.tooLarge(path: "a", limit: 1), .malformedData),
    (.unwritable(path: "a", reason: ""), .cannotCreate),
    (.unwritable(path: ConsoleChannel.output.name, reason: ""), .inputOutput),
    (.readerGone(path: "a"), .brokenPipe),
  ])
  func aFileThatCannotBeUsedEndsACommandWithItsStatus(
    _ failure: FileFailure, _ status: ProgramStatus
  ) {
    #expect(failure.status == status)
  }
}
