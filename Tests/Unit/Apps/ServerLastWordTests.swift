import Synchronization
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerLastWordTests {
  @Test func isReportedOnce() {
    let said = Mutex<[Int]>([])
    do {
      let word = LastWord { bytes in said.withLock { $0.append(bytes) } }
      word.say(7)
      word.say(8)
    }
    #expect(said.withLock { $0 } == [7])
  }

  @Test func isReportedWhenTheLastReferenceIsReleased() {
    let said = Mutex<[Int]>([])
    do { _ = LastWord { bytes in said.withLock { $0.append(bytes) } } }
    #expect(said.withLock { $0 } == [0])
  }
}
