import CoreDomain
import Synchronization
import Tracing

@testable import CoreInfrastructure

/// A tracer that remembers the spans that have ended. Its identifiers count from 1.
final class SpySpans: Sendable {
  private let ended = Mutex<[FinishedSpan]>([])
  private let last = Mutex<UInt64>(0)

  var all: [FinishedSpan] { ended.withLock { $0 } }

  var library: OTLPTracer {
    OTLPTracer(random: { self.next() }) { span in self.ended.withLock { $0.append(span) } }
  }

  var tracer: OperationTracer { OperationTracer(library) }

  private func next() -> UInt64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

extension FinishedSpan {
  /// A span with default values.
  static func fixture(name: String = "StoryRepository.page", isFailed: Bool = false) -> Self {
    let parent = TraceParent(startingWith: { 0xA })
    return FinishedSpan(
      position: TraceParent(childOf: parent) { 0xB }, traceState: "vendor=1",
      parentID: parent.spanID, name: name, kind: .client, start: 1_700_000_000_000_000_001,
      end: 1_700_000_000_000_000_002,
      attributes: OTLPAttribute.all(
        in: ["http.response.status_code": 200, "db.system.name": "sqlite"]), isFailed: isFailed)
  }
}
