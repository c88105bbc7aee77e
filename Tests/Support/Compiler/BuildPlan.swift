import FoundationEssentials

/// How the package under test was built: the compiler and its settings.
///
/// It is read from the plan that SwiftPM writes beside its products (`.build/debug.yaml`), not from
/// the manifest. SwiftPM silently accepts unknown feature names in the manifest, so only the
/// compiler's arguments show which features are on.
public struct BuildPlan: Sendable {
  /// Every Swift module of the package in the order of the plan, without its dependencies and the
  /// test runner that SwiftPM generates.
  public let modules: [Module]

  public struct Module: Sendable {
    public let name: String
    public let settings: Set<LanguageSetting>
    let arguments: [String]
  }

  /// The folder with the compiler that built the package.
  let toolchain: String

  let modulesFolder: String

  /// The package name that the modules share.
  let package: String

  public init() throws(CompilerFailure) {
    // <scratch>/<platform>/<configuration>/<tests>, with the plan in <scratch>/<configuration>.yaml
    let program = CommandLine.arguments[0]
    let folder = program.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
    let products = (folder + program).droppingLastPart
    let configuration = products.split(separator: "/").last ?? "debug"
    try self.init(
      plan: "\(products.droppingLastPart.droppingLastPart)/\(configuration).yaml",
      products: products)
  }

  init(plan path: String, products: String) throws(CompilerFailure) {
    guard let plan = FileManager.default.contents(atPath: path) else {
      throw .unreadablePlan(path, reason: "there is no such file; build with “swift build”")
    }
    let compilations = Self.compilations(in: plan)
    guard let own = compilations.first(where: { $0.value(of: "-module-name") == "TestSupport" }),
      let package = own.value(of: "-package-name")
    else {
      throw .unreadablePlan(path, reason: "it does not say how TestSupport is compiled")
    }
    self.package = package
    toolchain = own[0].droppingLastPart
    modulesFolder = products + "/Modules"
    modules = compilations.compactMap { arguments in
      guard arguments.value(of: "-package-name") == package,
        let name = arguments.value(of: "-module-name"),
        !name.hasSuffix("PackageTests"), !name.hasSuffix("PackageDiscoveredTests")
      else { return nil }
      return Module(
        name: name, settings: LanguageSetting.settings(in: arguments), arguments: arguments)
    }
  }

  var tools: Toolchain { Toolchain(folder: toolchain) }

  func module(_ name: String) throws(CompilerFailure) -> Module {
    guard let module = modules.first(where: { $0.name == name }) else {
      throw .missingModule("the package has no module “\(name)”")
    }
    return module
  }

  /// The arguments of every call of the Swift compiler. Each is on one line as a JSON array, which
  /// is also YAML.
  private static func compilations(in plan: Data) -> [[String]] {
    let start = Array("    args: [".utf8)
    return plan.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.starts(with: start) else { return nil }
      let array = line.dropFirst(start.count - 1)
      guard let arguments = try? JSONDecoder().decode([String].self, from: array) else {
        return nil
      }
      return arguments.first?.hasSuffix("/swiftc") == true ? arguments : nil
    }
  }
}

extension [String] {
  func value(of option: String) -> String? {
    guard let index = firstIndex(of: option), index + 1 < endIndex else { return nil }
    return self[index + 1]
  }
}

extension String {
  var droppingLastPart: String {
    String(self[..<(lastIndex(of: "/") ?? startIndex)])
  }

  var lastPart: Substring {
    split(separator: "/").last ?? ""
  }
}
