import Foundation
public import Toolbox

/// A standalone repository made from the template: a function of the answers and of one commit.
///
/// Carving removes the parts that do not belong to the fork. The rest is a normal checkout, in
/// which the feature is renamed as by `make fork`. Then the fork's own pages are copied over it.
/// Pages that tools generate from a build are not made here.
public struct Standalone: Sendable {
  public let answers: StandaloneAnswers
  /// The commit of the template.
  public let version: String
  let toolchain: String

  /// - Parameters:
  ///   - version: the hash of a commit of the template.
  ///   - toolchain: the folder of the toolchain that contains `lib/swift`.
  public init(_ answers: StandaloneAnswers, version: String, toolchain: String = "/usr") {
    self.answers = answers
    self.version = version
    self.toolchain = toolchain
  }

  /// Makes the tree. The same answers and the same commit give the same bytes.
  ///
  /// - Parameter template: A checkout of the template with the commit; it is not changed.
  /// - Throws: ``Refusal`` if a name is invalid or the checkout is a fork itself, ``ToolFailure``
  ///   if the template cannot be carved.
  public func tree(from template: Repository) throws -> FileTree {
    try CommittedTree(template: template, commit: version).lent { try tree(in: $0) }
  }

  /// Makes the tree in a temporary checkout.
  private func tree(in checkout: Repository) throws -> FileTree {
    let whole = try FileTree(in: checkout)
    if answers.kind == .empty { return try emptied(whole, in: checkout) }
    guard whole[TemplateLock.path] == nil else { throw Self.isFork }
    let kept = try kept(in: whole)
    let carving = try Carving(keeping: [kept], of: whole)
    let carved = try carving.carved(whole)
    try carved.write(to: checkout, over: whole)
    let feature = try feature(kept, in: checkout)
    var tree =
      if let plan = feature.plan {
        try StandaloneRenaming(
          from: kept, plan: plan, renaming: feature.renaming
        ).renamed(carved, carving)
      } else {
        try carving.lifted(carved)
      }
    let app = tree
    if answers.kind == .library {
      tree = LibraryCarving(feature: feature.names.plural.upperCamel).carved(tree)
    }
    try finish(&tree, feature, whole, like: app, in: checkout)
    return tree
  }

  /// Returns a tree without its features.
  ///
  /// - Parameter checkout: the folder for formatting Swift files.
  func emptied(_ whole: FileTree, in checkout: Repository) throws -> FileTree {
    guard whole[TemplateLock.path] == nil else { throw Self.isFork }
    let carving = try Carving(keeping: [], of: whole)
    var tree = try carving.lifted(carving.carved(whole))
    try finish(&tree, nil, whole, in: checkout)
    return tree
  }

  /// Copies the fork's own pages over a tree, formats the changed files, and writes the lock.
  private func finish(
    _ tree: inout FileTree, _ feature: Feature?, _ whole: FileTree, like app: FileTree? = nil,
    in checkout: Repository
  ) throws {
    let names = feature?.names
    let laid = LaidOver(
      names, from: answers.from, command: names.flatMap { app?.command(of: $0.plural.upperCamel) })
    switch answers.kind {
    case .app: laid.lay("files", of: whole, over: &tree)
    case .empty:
      laid.lay("files", of: whole, over: &tree)
      laid.lay("empty", of: whole, over: &tree)
    case .library:
      laid.lay("library", of: whole, over: &tree)
      if let names, let app {
        try LibraryCarving(feature: names.plural.upperCamel).writeManifest(in: &tree, like: app)
      }
    }
    try format(&tree, before: whole, in: checkout)
    var answers = answers
    answers.entity = feature?.entity
    tree.write(TemplateLock(answers: answers, version: version).text, to: TemplateLock.path)
  }

  static let isFork = Refusal(
    "This checkout is a fork itself: it has a \(TemplateLock.path). Make forks of the template.")

  private func kept(in whole: FileTree) throws(Refusal) -> String {
    let features = whole.features
    guard let from = answers.from, features.contains(from) else {
      throw Refusal(
        "Unknown feature “\(answers.from ?? "")”. Use one of: \(features.joined(separator: ", ")).")
    }
    return from
  }

  /// Formats the Swift files outside of the feature that differ from the template's.
  private func format(
    _ tree: inout FileTree, before whole: FileTree, in checkout: Repository
  ) throws(ToolFailure) {
    let cut = tree.paths.compactMap { path -> PlannedFile? in
      guard path.hasSuffix(".swift"), let file = tree[path], file != whole[path] else { return nil }
      return PlannedFile(path: path, source: path, mode: file.mode, content: file.content)
    }
    for file in try SwiftFormatting(repository: checkout).formatted(cut) {
      tree[file.path]?.content = file.content
    }
  }
}

extension FileTree {
  /// Returns the name of a feature's command group, read from its code.
  fileprivate func command(of feature: String) -> String? {
    let text = self["Apps/CLI/\(feature)/\(feature)Command.swift"]?.text
    let rest = text?.split(separator: "commandName: \"", maxSplits: 1).dropFirst().first
    return rest.map { String($0.prefix { $0 != "\"" }) }
  }
}
