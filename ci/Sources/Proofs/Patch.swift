public import Toolbox

/// A small edit of some files: a unified diff, as `git diff -U1` writes it.
///
/// Line numbers are hints. A hunk goes where its own lines stand: where the number says, or
/// elsewhere when they stand there once. So a patch lives on when lines are added above it, and is
/// refused, with the line that is gone, when the code that it edits has changed.
public struct Patch: Hashable, Sendable {
  public var files: [FilePatch]

  public init(files: [FilePatch]) {
    self.files = files
  }

  /// The files that it edits, adds or removes, named from the root of the checkout.
  public var paths: Set<String> { Set(files.map(\.path)) }
}

/// What a patch does to one file.
public struct FilePatch: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case edit, addition, removal }

  /// Named from the root of the checkout.
  public var path: String
  public var kind: Kind
  public var hunks: [Hunk]

  public init(path: String, kind: Kind = .edit, hunks: [Hunk]) {
    self.path = path
    self.kind = kind
    self.hunks = hunks
  }

  /// Lines that stand together, and what becomes of them.
  public struct Hunk: Hashable, Sendable {
    /// Where the first old line stood when the patch was made, counted from 1.
    public var line: Int
    public var edits: [Edit]

    public init(line: Int, edits: [Edit]) {
      self.line = line
      self.edits = edits
    }

    /// The lines as they were, and as they will be.
    var old: [String] { edits.filter { $0.kind != .added }.map(\.text) }
    var new: [String] { edits.filter { $0.kind != .removed }.map(\.text) }
  }

  public struct Edit: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case kept, removed, added }

    public var kind: Kind
    public var text: String

    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }
}

// MARK: - Reading

extension Patch {
  /// Reads a unified diff. Lines before the first `---` are passed over.
  ///
  /// - Throws: ``ToolFailure`` that names the line when it is no diff.
  public init(text: String) throws(ToolFailure) {
    var files: [FilePatch] = []
    // The path of a `---` that waits for its `+++`; nothing in it stands for `/dev/null`.
    var before: String??
    for (number, line) in text.lines.enumerated() {
      if line.hasPrefix("--- ") {
        before = .some(Self.path(line))
      } else if let old = before, line.hasPrefix("+++ ") {
        files.append(try Self.file(from: old, to: Self.path(line)))
        before = nil
      } else if line.hasPrefix("@@"), !files.isEmpty {
        files[files.count - 1].hunks.append(.init(line: Self.start(line), edits: []))
      } else if let edit = Self.edit(line), files.last?.hunks.isEmpty == false {
        let hunk = files[files.count - 1].hunks.count - 1
        files[files.count - 1].hunks[hunk].edits.append(edit)
      } else if files.last?.hunks.isEmpty == false, !line.isEmpty, !Self.isNoise(line) {
        throw ToolFailure("line \(number + 1) is no part of a diff: “\(line)”.")
      }
    }
    guard !files.isEmpty, files.allSatisfy({ $0.kind == .removal || !$0.hunks.isEmpty }) else {
      throw ToolFailure("there is no diff in it. Write one with “git diff -U1”.")
    }
    self.init(files: files)
  }

  private static func file(
    from old: String?, to new: String?
  ) throws(ToolFailure) -> FilePatch {
    guard let path = new ?? old else { throw ToolFailure("a diff names no file.") }
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw ToolFailure("“\(path)” is no path from the root of the checkout.")
    }
    let kind: FilePatch.Kind = old == nil ? .addition : new == nil ? .removal : .edit
    return FilePatch(path: path, kind: kind, hunks: [])
  }

  /// The path of `--- a/path`, or nothing for `/dev/null`.
  private static func path(_ line: String) -> String? {
    let name = line.dropFirst(4).prefix { $0 != "\t" }
    if name == "/dev/null" { return nil }
    return String(name.hasPrefix("a/") || name.hasPrefix("b/") ? name.dropFirst(2) : name)
  }

  /// The first number of `@@ -12,3 +12,4 @@`.
  private static func start(_ line: String) -> Int {
    guard let minus = line.firstIndex(of: "-") else { return 1 }
    return Int(line[line.index(after: minus)...].prefix { $0.isNumber }) ?? 1
  }

  private static func edit(_ line: String) -> FilePatch.Edit? {
    switch line.first {
    case " ": .init(.kept, String(line.dropFirst()))
    case "-": .init(.removed, String(line.dropFirst()))
    case "+": .init(.added, String(line.dropFirst()))
    default: nil
    }
  }

  /// What git writes around a diff.
  private static func isNoise(_ line: String) -> Bool {
    ["diff --git ", "index ", "new file mode ", "deleted file mode ", "\\ No newline"]
      .contains { line.hasPrefix($0) }
  }
}

extension String {
  /// The lines, without what ends them. A carriage return is a part of its line.
  var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
