public import Toolbox

/// A function of the runner, with its place in the sources.
public struct TrapFrame: Hashable, Sendable {
  /// As the linker knows it.
  public var symbol: String
  /// As a person writes it: `BookmarkListViewModelTests.showsTheCacheFirst()`.
  public var name: String
  /// The whole path of the file, or nothing.
  public var file: String?
  /// Counted from 1; 0 when it is not known.
  public var line: Int

  public init(symbol: String, name: String, file: String?, line: Int) {
    self.symbol = symbol
    self.name = name
    self.file = file
    self.line = line
  }

  /// Whether it is where an async function goes on after it waited; the mangled names of these end
  /// in `TQ0_` or `TY0_`, with any number.
  var isResumption: Bool {
    guard symbol.hasSuffix("_") else { return false }
    var rest = symbol.dropLast()
    while rest.last?.isNumber == true { rest.removeLast() }
    return rest.hasSuffix("TQ") || rest.hasSuffix("TY")
  }
}

/// Gives names to offsets, with the toolchain’s own programs.
public enum TrapSymbols {
  /// The functions at some offsets, by offset. What has no name is left out.
  ///
  /// - Throws: ``ToolFailure`` with what the programs said.
  public static func frames(
    at offsets: [String], of runner: String
  ) throws(ToolFailure) -> [String: TrapFrame] {
    guard !offsets.isEmpty else { return [:] }
    let tools = try CoverageTools.toolchain() + "/bin"
    let options = ["--no-inlines", "--no-demangle", "--obj=\(runner)"]
    let found = try output(of: ["\(tools)/llvm-symbolizer"] + options + offsets)
    // An answer is two lines, the function and the place, and an empty one.
    let answers = found.split(separator: "\n").map(String.init)
    guard answers.count == 2 * offsets.count else {
      throw ToolFailure("llvm-symbolizer gave \(answers.count) lines for \(offsets.count) offsets.")
    }
    let symbols = stride(from: 0, to: answers.count, by: 2).map { answers[$0] }
    let names = try output(
      of: ["\(tools)/swift-demangle", "--compact", "--simplified"] + symbols
    ).split(separator: "\n").map(String.init)
    guard names.count == symbols.count else {
      throw ToolFailure("swift-demangle gave \(names.count) lines for \(symbols.count) names.")
    }
    var frames: [String: TrapFrame] = [:]
    for (index, offset) in offsets.enumerated() where symbols[index] != "??" {
      frames[offset] = frame(symbols[index], names[index], at: answers[2 * index + 1])
    }
    return frames
  }

  private static func output(of command: [String]) throws(ToolFailure) -> String {
    let result = try Shell.run(command)
    guard result.succeeded else {
      throw ToolFailure("\(command[0]) ended with status \(result.status): \(result.errors)")
    }
    return result.output
  }

  private static func frame(_ symbol: String, _ name: String, at place: String) -> TrapFrame {
    let parts = place.split(separator: ":")
    let file = parts.first.map(String.init)
    return TrapFrame(
      symbol: symbol, name: functionName(name), file: file == "??" ? nil : file,
      line: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  /// The function in a demangled name: without closures in it, and without what says that it goes
  /// on.
  package static func functionName(_ name: String) -> String {
    var rest = name[...]
    if rest.hasPrefix("(extension"), let end = rest.firstRange(of: "):")?.upperBound {
      rest = rest[end...]
    }
    for mark in [" in ", " for "] {
      while let end = rest.firstRange(of: mark)?.upperBound { rest = rest[end...] }
    }
    return String(rest.hasPrefix("static ") ? rest.dropFirst("static ".count) : rest)
  }
}
