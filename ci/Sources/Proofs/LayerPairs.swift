public import Toolbox

/// The forbidden pairs of layers, each as an import that is planted in a file of the user.
///
/// They are made from the table of layers itself, so none can be forgotten. All pairs of one user
/// are one violation, in one file of it, a line each; and many users are one batch, since the check
/// tells them apart by the line.
public enum LayerPairs {
  /// The batches that they are planted in, with a number behind it.
  public static let batch = "forbidden pairs of layers"
  /// How many findings the check is asked to print. Pairs grow with the square of the features,
  /// and every batch costs a run of all guards that need no build.
  public static let printedFindings = 5000
  /// How many pairs a batch holds, at most, when one user has not more: the rest is for what is
  /// found beside them.
  public static let pairsInABatch = 4000
  /// What their names begin with.
  public static let prefix = "pair/"

  /// - Parameters:
  ///   - pairs: who must not import whom.
  ///   - folders: the folder of each user, named from the root of the checkout.
  ///   - guardName: the guard that has to find them, at the line of each.
  ///   - rules: what it may call them, and nothing else.
  ///   - limit: how many pairs a batch holds.
  /// - Throws: ``ToolFailure`` for a user that has no file to plant an import in.
  public static func violations(
    for pairs: [(user: String, owner: String)], folders: [String: String], guardName: String,
    rules: [String], in repository: Repository, limit: Int = pairsInABatch
  ) throws(ToolFailure) -> [Violation] {
    var owners: [String: [String]] = [:]
    // A target `seams-server` is the module `seams_server`.
    for pair in pairs {
      owners[pair.user, default: []].append(pair.owner.replacing("-", with: "_"))
    }
    let names = rules.joined(separator: "|")
    var violations: [Violation] = []
    var number = 1, count = 0
    for (user, owners) in owners.sorted(by: { $0.key < $1.key }) {
      guard let folder = folders[user],
        let path = repository.files(below: folder, suffix: ".swift").first
      else { throw ToolFailure("\(user) has no file of Swift to plant an import in.") }
      if count > 0, count + owners.count > limit { (number, count) = (number + 1, 0) }
      count += owners.count
      violations.append(
        Violation(
          name: prefix + user, guardName: guardName,
          expectations: owners.enumerated().map { index, owner in
            ExpectedFinding(
              reason: ": (\(names)): .*\\b\(owner.replacing("_", with: "[-_]"))\\b",
              place: .init(path: path, line: index + 1))
          },
          companions: [
            "\(guardName): \(path.patternOfItself):[0-9]+: (\(names)): ",
            // Imports are sorted, and these are planted before the others.
            "lint: \(path.patternOfItself):[0-9]+: OrderedImports: ",
            // They are counted, as what layers cost.
            "cost: docs/cost/README[.a-z]*: cost: “[^”]*\\bimports?\\b[^”]*” is ",
          ],
          breaks: "\(user) can be used with nothing else than \(owners.joined(separator: ", ")).",
          batch: "\(batch) \(number)", patch: patch(adding: owners, to: path)))
    }
    return violations
  }

  private static func patch(adding owners: [String], to path: String) -> Patch {
    let edits = owners.map { FilePatch.Edit(.added, "import \($0)") }
    return Patch(files: [FilePatch(path: path, hunks: [.init(line: 0, edits: edits)])])
  }
}
