/// A user account of `--demo` whose shelf already has volumes.
public struct DemoReader: Hashable, Sendable {
  public let name: String
  /// The identifiers of the volumes that the user initially owns.
  public let volumes: [String]
}

extension DemoReader {
  /// The two users of the demo. There are two, so that two shelves can be compared.
  public static let all = [
    DemoReader(name: "aoi", volumes: ["lantern-row-1", "lantern-row-winter-1", "night-ferry-1"]),
    DemoReader(name: "haru", volumes: ["tide-tables-1", "glaze-1", "glaze-2"]),
  ]

  /// The password of every user of the demo. It is public.
  public static let password = "paper moon"
}
