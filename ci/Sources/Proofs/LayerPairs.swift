import Toolbox

/// The forbidden pairs of layers, each as an import to plant in a file of the user.
///
/// They come from the table of layers, so they are complete. All pairs of one user are one
/// violation: a line for each pair in one file. The check reports each line.
public struct LayerPairs: Sendable {
  private let pairs: [(user: String, owner: String)]
  private let folders: [String: String]

  /// - Parameter folders: the folder of each user, named from the root of the checkout.
  public init(_ pairs: [(user: String, owner: String)], folders: [String: String]) {
    (self.pairs, self.folders) = (pairs, folders)
  }

  func violations(in repository: Repository) throws(ToolFailure) -> [Violation] {
    let users = Dictionary(grouping: pairs, by: \.user).sorted { $0.key < $1.key }
    return try users.map { user, pairs throws(ToolFailure) -> Violation in
      guard let path = repository.files(below: folders[user] ?? user, suffix: ".swift").first else {
        throw ToolFailure("\(user) has no Swift file, so no import can be planted in it.")
      }
      let first = try repository.text(path).prefix { $0 != "\n" }
      // A target `seams-server` is the module `seams_server`.
      let owners = pairs.map { $0.owner.replacing("-", with: "_") }
      let rules = "(edge-not-allowed|c-module-confined|domain-import|import-not-declared): "
      return Violation(
        name: "pair/\(user)", guardName: "arch",
        expected: owners.enumerated().map { index, owner in
          let module = owner.replacing("_", with: "[-_]")
          return ["^\(path.asPattern):\(index + 1): \(rules).*\\b\(module)\\b"]
        },
        also: ["^arch: \(path.asPattern):[0-9]+: \(rules)"], batch: "forbidden pairs of layers",
        patch: """
          --- a/\(path)
          +++ b/\(path)
          @@ -1 +1,\(owners.count + 1) @@
          \(owners.map { "+import \($0)" }.joined(separator: "\n"))
           \(first)

          """)
    }
  }
}
