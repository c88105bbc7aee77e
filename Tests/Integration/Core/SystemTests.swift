import CoreDomain
import CoreInfrastructure
import CoreTesting
import Foundation
import Testing

@Suite struct SystemWallClockTests {
  @Test func returnsTheTimeOfTheSystem() {
    let before = Int64(Date().timeIntervalSince1970 * 1000) - 1
    let now = SystemWallClock().now.millisecondsSince1970
    let after = Int64(Date().timeIntervalSince1970 * 1000) + 1
    #expect((before...after).contains(now))
  }
}

@Suite(.timeLimit(.minutes(1))) struct TaskSleeperTests {
  @Test(arguments: SleeperContract.checks)
  func keepsTheContract(_ check: ContractCheck<any Sleeper>) async throws {
    try await check(TaskSleeper())
  }
}

@Suite struct RandomIdentifierSourceTests {
  @Test(arguments: IdentifierSourceContract.checks)
  func keepsTheContract(_ check: ContractCheck<any IdentifierSource>) async throws {
    try await check(RandomIdentifierSource(SystemRandomNumberGenerator()))
  }

  /// Twelve base-32 digits hold 60 bits: each of them must matter, and no others.
  @Test(arguments: 0..<60)
  func everyBitChangesTheIdentifier(_ bit: Int) {
    #expect(identifier(1 << UInt64(bit)) != "000000000000")
  }

  @Test func writesTwelveUnambiguousCharacters() {
    #expect(identifier(0) == "000000000000")
    #expect(identifier(.max) == "zzzzzzzzzzzz")
    // The values 18 to 29, the last one first.
    let bits = (18..<30).reduce(UInt64(0)) { $0 << 5 | UInt64($1) }
    #expect(identifier(bits) == "xwvtsrqpnmkj")
  }

  private func identifier(_ bits: UInt64) -> String {
    RandomIdentifierSource(FixedBits(bits: bits)).next()
  }

  /// A generator that always returns the same bits.
  private struct FixedBits: RandomNumberGenerator, Sendable {
    let bits: UInt64

    func next() -> UInt64 { bits }
  }
}
