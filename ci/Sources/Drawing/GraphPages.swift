public import Toolbox

/// Where the graph is shown: `ARCHITECTURE.md`, `docs/graph.svg`, and the page of each folder of
/// `Modules`, which tells more of its module at a glance.
public enum GraphPages {
  /// The pages as they ought to be, given what stands around the drawn sections today.
  ///
  /// - Parameter glances: one for each folder of the graph.
  /// - Throws: ``ToolFailure`` when a page is missing, or does not say where a section belongs.
  public static func files(
    of graph: ModuleGraph, glances: [ModuleGlance], in repository: Repository
  ) throws(ToolFailure) -> GeneratedFiles {
    let whole = graph.withoutTesting
    var files = [
      GeneratedFiles.File(path: "docs/graph.svg", text: GraphSVG(whole).text),
      try page(
        "ARCHITECTURE.md", in: repository,
        sections: [
          ("graph", MermaidText(whole, bundling: "CoreDomain").text + "\n" + wholeCaption)
        ]),
    ]
    for folder in graph.folders {
      var sections = [("graph", MermaidText(graph.folder(folder)).text + "\n" + caption)]
      sections += glances.filter { $0.folder == folder }.map { ("glance", GlanceText($0).text) }
      files.append(try page("Modules/\(folder)/README.md", in: repository, sections: sections))
    }
    return GeneratedFiles(files)
  }

  private static func page(
    _ path: String, in repository: Repository, sections: [(name: String, content: String)]
  ) throws(ToolFailure) -> GeneratedFiles.File {
    guard repository.exists(path) else {
      let lines = sections.map { section in
        let marks = MarkedSection(section.name)
        return "\(marks.begin) \(marks.end)"
      }
      throw ToolFailure(
        """
        \(path) is missing. Write it, with these lines where the \
        \(sections.map(\.name).joined(separator: " and the ")) \
        \(sections.count == 1 ? "belongs" : "belong"): \
        \(lines.joined(separator: " "))
        """)
    }
    var text = try repository.text(path)
    for (name, content) in sections {
      text = try MarkedSection(name).replaced(in: text, path: path, by: content)
    }
    return GeneratedFiles.File(path: path, text: text)
  }

  private static let caption = """
    An arrow is an edge that the compiler's index has seen, with the number of distinct symbols that \
    cross it:
    protocols with their requirements, values with their members. `make graph` draws it.

    """

  private static let wholeCaption =
    caption + """
      A dotted arrow is what a whole folder uses of `CoreDomain`. What only tests use (`…Testing`) is \
      on the modules' pages.

      """
}
