import CoreTesting
package import CoreWeb
package import Testing

extension ServerFeature {
  /// Expects that the description of the API has exactly the routes of the API, and limits every
  /// input.
  ///
  /// - Parameters:
  ///   - operations: The allowed numbers of operations, including the one that returns the description.
  ///   - limits: The allowed numbers of limited inputs.
  ///   - largest: The maximum of each parameter with the name `limit`.
  package func expectDescribedAPI(
    operations: some RangeExpression<Int>, limits: some RangeExpression<Int>,
    largest: [Int] = [40_000], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let description = OpenAPI([api]).bytes
    let described = try DescribedOperations(description)
    let served = routes(PageLayout(menus: [])).map { ($0.method, $0.path) }
    #expect(described.differences(from: served) == [], sourceLocation: sourceLocation)
    #expect(operations.contains(described.operations.count), sourceLocation: sourceLocation)
    #expect(described.danglingReferences == [], sourceLocation: sourceLocation)
    #expect(described.largestLimits == largest, sourceLocation: sourceLocation)
    let limited = try DescribedLimits(description)
    #expect(limited.missing == [], sourceLocation: sourceLocation)
    #expect(limits.contains(limited.count), sourceLocation: sourceLocation)
  }
}
