/// Somebody who has a shelf in the demo already.
public struct DemoReader: Hashable, Sendable {
  public let name: String
  /// The volumes that they own, of the demo's catalogue.
  public let volumes: [String]
}

extension DemoUpstream {
  /// The readers of the demo: two, so that two shelves can be seen side by side.
  public static let readers = [
    DemoReader(name: "aoi", volumes: ["aa11-1", "aa12-1", "bb21-1"]),
    DemoReader(name: "haru", volumes: ["tide-tables-1", "glaze-1", "glaze-2"]),
  ]

  /// The password of every reader of the demo. It is no secret.
  public static let password = "paper moon"
}
