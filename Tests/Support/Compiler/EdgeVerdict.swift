public import Testing

/// The verdict on the edges out of a module.
public struct EdgeVerdict: Hashable, Sendable {
  /// The module and the numbers of its edges.
  public let testDescription: String

  /// The problems, a sentence each; empty if the edges are as the manifest declares them.
  public let problems: [String]

  let module: String

  /// - Parameters:
  ///   - errorsOfOpen: The compiler's errors for the imports over all open edges.
  ///   - errorsOfShut: The compiler's errors for the imports over all shut edges.
  init(edges: ModuleEdges, errorsOfOpen: [Diagnostic], errorsOfShut: [Diagnostic]) {
    let module = edges.module
    self.module = module
    testDescription = "\(module): \(edges.open.count) open, \(edges.shut.count) shut"
    let refusals = errorsOfShut.map(\.message).filter { $0.contains("[sema_no_import]") }
    let resolved = edges.shut.filter { name in !refusals.contains { $0.contains("'\(name)'") } }
    problems =
      errorsOfOpen.map { error in
        """
        a module that \(module) may see needs a module that \(module) may not see: \
        \(error.message). Remove the missing module from the other module's public declarations
        """
      }
      + resolved.sorted().map { name in
        """
        \(module) can import \(name), which is not among its dependencies in Package.swift: find \
        the path by which the compiler finds \(name), and close it
        """
      }
  }

  public func report() {
    for problem in problems {
      Issue.record("\(problem)")
    }
  }
}

extension EdgeVerdict: CustomTestStringConvertible {}
