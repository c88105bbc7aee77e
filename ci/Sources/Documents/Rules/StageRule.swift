import Evidence

/// The stages of the Makefile are those of Jenkins and of the docs, in the same order.
struct StageRule {
  let project: Project

  func findings(in documents: [MarkdownDocument]) -> [DocumentFinding] {
    let makefile = project.makefile
    guard !makefile.stages.isEmpty else {
      return [
        DocumentFinding(
          Place(path: "Makefile"), .stages, "The Makefile has no “stages := …”.",
          instead: "name there what “make ci” runs, in order.")
      ]
    }
    return (makefile.stages + makefile.deepStages + makefile.nightlyStages).filter {
      !makefile.targets.contains($0)
    }
    .map { stage in
      DocumentFinding(
        Place(path: "Makefile"), .stages, "The stage “\(stage)” is no target.",
        instead: "add the target, or take the stage out of the list.")
    } + pipelines() + tables(in: documents)
  }

  private func pipelines() -> [DocumentFinding] {
    guard let first = project.pipelines.first else {
      return [
        DocumentFinding(
          Place(path: "ci"), .stages, "There is no Jenkinsfile.", instead: "add ci/Jenkinsfile.")
      ]
    }
    let differing = project.pipelines.dropFirst().filter { $0.pipeline != first.pipeline }.map {
      DocumentFinding(
        Place(path: $0.path), .stages, "It differs from \(first.path) in more than its agent.",
        instead: "make all but the agent the same.")
    }
    return differing
      + project.pipelines.flatMap { path, pipeline in
        pipeline.strangers.map { stranger in
          DocumentFinding(
            Place(path: path, line: stranger.line), .stages, "“\(stranger.text)” is no stage.",
            instead: "write a stage as one line that runs the command of its name.")
        }
          + compare(
            pipeline.stages, project.makefile.stages + project.makefile.deepStages,
            Place(path: path), "")
          + compare(
            pipeline.nightlyStages, project.makefile.nightlyStages, Place(path: path), "nightly ")
      }
  }

  /// A table that says what each stage does lists all of them, the nightly ones last.
  private func tables(in documents: [MarkdownDocument]) -> [DocumentFinding] {
    let tables = documents.flatMap { document in
      document.tables.filter { $0.header.starts(with: ["stage", "what it does"]) }.map {
        (document, $0)
      }
    }
    guard !tables.isEmpty else {
      return [
        DocumentFinding(
          Place(path: "CONTRIBUTING.md"), .stages, "No document lists the stages.",
          instead: "add a table with the columns “stage” and “what it does”.")
      ]
    }
    let makefile = project.makefile
    let stages = makefile.stages + makefile.deepStages + makefile.nightlyStages
    return tables.flatMap { document, table in
      let names = table.rows.map { $0.first?.filter { $0 != "`" } ?? "" }
      return compare(names, stages, document.place(table.line), "")
    }
  }

  private func compare(
    _ found: [String], _ wanted: [String], _ place: Place, _ kind: String
  ) -> [DocumentFinding] {
    guard found != wanted else { return [] }
    let missing = wanted.filter { !found.contains($0) }.map { "“\($0)” is missing" }
    let extra = found.filter { !wanted.contains($0) }.map { "“\($0)” is none of them" }
    let difference = missing + extra
    return [
      DocumentFinding(
        place, .stages,
        "The \(kind)stages are not those of the Makefile: "
          + (difference.isEmpty ? "their order differs" : difference.joined(separator: ", ")) + ".",
        instead: "list them as the Makefile does: \(wanted.joined(separator: " ")).")
    ]
  }
}
