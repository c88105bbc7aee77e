/// Which lines of which files were reached.
public struct LineCoverage: Hashable, Sendable {
  /// By path, named from the root of the checkout; by line, counted from 1, how often it ran.
  public var files: [String: [Int: Int]]

  public init(files: [String: [Int: Int]] = [:]) {
    self.files = files
  }

  /// Reads what `llvm-cov export --format=lcov` writes. Files outside of the root, and tests, are
  /// left out.
  public init(lcov: String, root: String) {
    files = [:]
    var path: String?
    var lines: [Int: Int] = [:]
    for record in lcov.utf8.split(separator: UInt8(ascii: "\n")) {
      let record = Substring(record)
      if record.hasPrefix("SF:") {
        path = Self.path(record.dropFirst(3), below: root)
        lines = [:]
      } else if record.hasPrefix("DA:") {
        let parts = record.dropFirst(3).utf8.split(separator: UInt8(ascii: ","))
        guard parts.count >= 2, let line = Int(Substring(parts[0])) else { continue }
        lines[line, default: 0] += Int(Substring(parts[1])) ?? 0
      } else if record == "end_of_record", let file = path {
        files[file, default: [:]].merge(lines) { $0 + $1 }
        path = nil
      }
    }
  }

  private static func path(_ path: Substring, below root: String) -> String? {
    guard path.hasPrefix(root + "/") else { return nil }
    let relative = path.dropFirst(root.count + 1)
    guard !relative.hasPrefix("."), !"/\(relative)".contains("/Tests/") else { return nil }
    return String(relative)
  }
}

/// How much of a module was reached.
public struct ModuleCoverage: Hashable, Sendable, Codable {
  /// The folder: `Modules/Bookmarks/Domain`.
  public var module: String
  public var lines: Int
  public var reached: Int
  /// The file with the most lines that were not reached, or nothing.
  public var worstFile: String?

  public init(module: String, lines: Int, reached: Int, worstFile: String? = nil) {
    self.module = module
    self.lines = lines
    self.reached = reached
    self.worstFile = worstFile
  }

  public var percent: Double { lines == 0 ? 100 : 100 * Double(reached) / Double(lines) }
}

extension LineCoverage {
  /// The same, module by module, in order.
  public var modules: [ModuleCoverage] {
    var modules: [String: ModuleCoverage] = [:]
    var mostMissing: [String: Int] = [:]
    for (path, lines) in files.sorted(by: { $0.key < $1.key }) {
      let name = Self.module(of: path)
      let reached = lines.values.count { $0 > 0 }
      modules[name, default: ModuleCoverage(module: name, lines: 0, reached: 0)].lines +=
        lines.count
      modules[name]?.reached += reached
      if lines.count - reached > mostMissing[name, default: 0] {
        mostMissing[name] = lines.count - reached
        modules[name]?.worstFile = path
      }
    }
    return modules.values.sorted { $0.module < $1.module }
  }

  /// The folder of a module: two names, and three below `Modules`.
  static func module(of path: String) -> String {
    let names = path.split(separator: "/").dropLast()
    return names.prefix(names.first == "Modules" ? 3 : 2).joined(separator: "/")
  }

  /// What the module of a file is counted with: `Core`, `Bookmarks`, `Apps`, `Examples`.
  static func group(of path: String) -> String {
    let names = path.split(separator: "/")
    return switch names.first {
    case "Modules": String(names[1])
    case "docs": "Examples"
    default: String(names.first ?? "")
    }
  }
}
