public import Toolbox

/// Where the graph is shown: `ARCHITECTURE.md`, `docs/graph.svg`, and the page of each folder of
/// `Modules`.
public enum GraphPages {
  /// The pages as they ought to be, given what stands around the graph today.
  ///
  /// - Throws: ``ToolFailure`` when a page is missing, or does not say where the graph belongs.
  public static func files(of graph: ModuleGraph, in repository: Repository) throws(ToolFailure)
    -> GeneratedFiles
  {
    let whole = graph.withoutTesting
    var files = [
      GeneratedFiles.File(path: "docs/graph.svg", text: GraphSVG(whole).text),
      try page(
        "ARCHITECTURE.md", in: repository,
        content: MermaidText(whole, bundling: "CoreDomain").text + "\n" + wholeCaption),
    ]
    for folder in graph.folders {
      files.append(
        try page(
          "Modules/\(folder)/README.md", in: repository,
          content: MermaidText(graph.folder(folder)).text + "\n" + caption))
    }
    return GeneratedFiles(files)
  }

  private static func page(_ path: String, in repository: Repository, content: String)
    throws(ToolFailure) -> GeneratedFiles.File
  {
    let section = MarkedSection("graph")
    guard repository.exists(path) else {
      throw ToolFailure(
        """
        \(path) is missing. Write it, with these two lines where the graph belongs: \
        \(section.begin) \(section.end)
        """)
    }
    let text = try section.replaced(in: repository.text(path), path: path, by: content)
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
