import Toolbox

/// A forbidden pair of layers, with the folder of the user, named from the root of the checkout.
public typealias LayerPair = (user: String, owner: String, folder: String)

extension Violation {
  /// The forbidden pairs of layers, each as an import to plant in a file of the user.
  ///
  /// They come from the table of layers, so they are complete. All pairs of one user are one
  /// violation: a line for each pair in one file. The check reports each line.
  static func all(_ pairs: [LayerPair], in repository: Repository) throws(ToolFailure) -> [Self] {
    let users = Dictionary(grouping: pairs, by: \.user).sorted { $0.key < $1.key }
    return try users.map { user, pairs throws(ToolFailure) -> Violation in
      guard let path = repository.files(below: pairs[0].folder, suffix: ".swift").first else {
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
