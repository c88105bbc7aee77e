import Toolbox

/// What a layer is for, in its own words: the first sentence of the comment that opens the file with
/// the layer's name.
///
///     // ShopRepository: the policy of asking and keeping.
struct LayerPurpose {
  /// Without the full stop.
  let text: String

  /// - Parameter folder: that of the target, named from the root of the checkout.
  /// - Throws: ``ToolFailure`` when the file is missing, or does not begin so.
  init(of target: String, at folder: String, in repository: Repository) throws(ToolFailure) {
    let path = "\(folder)/\(target).swift"
    let missing = ToolFailure(
      "\(path) does not say what the layer holds. Begin it with “// \(target): …”.")
    guard repository.exists(path) else { throw missing }
    let lines = try repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }
    let paragraph = comment.joined(separator: " ")
    guard paragraph.hasPrefix("\(target): ") else { throw missing }
    let words = paragraph.dropFirst(target.count + 2)
    let end = words.firstRange(of: ". ")?.lowerBound ?? words.endIndex
    let sentence = String(words[..<end]).replacing("``", with: "`")
    text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    guard !text.isEmpty else { throw missing }
  }
}
