import CoreDomain
import CoreTesting
import Testing

@testable import Composition
@testable import seams

@Suite struct FeatureMigrationsTests {
  /// Several servers can share one database. While they are updated one after the other, the older
  /// ones work with the tables of the newer ones. The first two steps of each feature are older than
  /// this rule.
  @Test func aNewStepOnlyExpandsTheTables() {
    let indexes = TextIndexes { ScanningTextIndex(name: $0) }
    let steps = AllCommands.groups.flatMap { $0.feature.migrations(with: indexes) }
    let other = steps.filter { $0.number > 2 && !$0.isExpansion }
    #expect(other.map { "\($0.feature) \($0.number)" } == [])
  }
}
