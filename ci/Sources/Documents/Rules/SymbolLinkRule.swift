/// Links to symbols in doc comments, such as ``HTTPFailure/cancelled``: they stand between two
/// backticks, with a slash before a member.
struct SymbolLinkRule {
  let project: Project
  let spans: SpanReader

  func findings(in comments: MarkdownDocument) -> [DocumentFinding] {
    comments.spans.filter { $0.ticks == 2 }.compactMap { span in
      let mention =
        spans.symbol(span.text.replacing("/", with: "."))
        ?? SymbolMention(text: span.text, path: [span.text], labels: nil)
      guard !project.terms.contains(mention.path[0]),
        let what = project.vocabulary.mistake(in: mention)
      else { return nil }
      return DocumentFinding(
        comments.place(span.line), .symbol, what,
        instead: "link the name that it has now, or write a word of others in single backticks.")
    }
  }
}
