/// Whether each public type of a module has a case that proves what the type states.
///
/// A case covers a type if ``CaseFile/statedBy`` names the type or one of its members, and if the
/// program uses the type. Types without a provable statement are listed in
/// ``TypesWithoutInvariant`` with a reason. Type aliases do not count.
public struct InvariantCoverage: Sendable {
  let interface: PublicInterface
  let cases: [CaseFile]
  let excepted: TypesWithoutInvariant
}

extension InvariantCoverage {
  /// Reads the public interface of a module, and the cases beside a test file.
  public init(of module: String, beside file: String = #filePath) async throws {
    let folder = CaseFolder(of: module, beside: file)
    try await self.init(
      interface: PublicInterface(of: module, in: BuildPlan()), cases: folder.casesOfItsModule(),
      excepted: TypesWithoutInvariant(in: folder))
  }

  /// The missing and wrong cases, each at its place; empty if every type has a case or a reason.
  public var problems: [Diagnostic] {
    let covered = Set(cases.compactMap(\.statedBy).compactMap(interface.owner))
    let listed = Set(excepted.entries.map(\.type))
    let bare = interface.types.subtracting(covered).subtracting(listed).sorted()
    return cases.compactMap(problem)
      + bare.map { type in
        problem(
          """
          no case proves what “\(type)” states: write one that says `Stated by ``\(type)``.`, or \
          list the type here with the reason, `\(type) — …`
          """, at: 1)
      }
      + excepted.entries.compactMap { problem(of: $0, covered: covered) }
  }

  /// Returns the problem with the declaration that a case refers to, or `nil`.
  private func problem(of file: CaseFile) -> Diagnostic? {
    guard let symbol = file.statedBy else { return nil }
    guard interface.symbols.contains(symbol), let owner = interface.owner(of: symbol) else {
      return Diagnostic(
        path: file.path, line: 3, column: 1,
        message: """
          there is no public declaration “\(symbol)”: name the one that states the invariant, as \
          `Type` or `Type/member(of:)`
          """)
    }
    let name = owner.split(separator: "/").last ?? ""
    guard !file.names(name) else { return nil }
    return Diagnostic(
      path: file.path, line: 3, column: 1,
      message: """
        the program does not name “\(name)”: spell the type out, or say which type states the \
        invariant instead
        """)
  }

  private func problem(
    of entry: TypesWithoutInvariant.Entry, covered: Set<String>
  ) -> Diagnostic? {
    guard interface.types.contains(entry.type) else {
      return problem("there is no public type “\(entry.type)”: remove the line", at: entry.line)
    }
    if covered.contains(entry.type) {
      return problem("“\(entry.type)” has a case: remove the line", at: entry.line)
    }
    if excepted.entries.contains(where: { $0.type == entry.type && $0.line < entry.line }) {
      return problem("“\(entry.type)” is listed twice: remove one line", at: entry.line)
    }
    guard entry.reason.isEmpty else { return nil }
    return problem(
      "say why “\(entry.type)” has no case: `\(entry.type) — the reason.`", at: entry.line)
  }

  private func problem(_ message: String, at line: Int) -> Diagnostic {
    Diagnostic(path: excepted.path, line: line, column: 1, message: message)
  }
}
