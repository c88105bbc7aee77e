import Toolbox

extension Standalone {
  /// The feature of the new tree: its names, and the plan for renaming it.
  struct Feature {
    let names: (plural: FeatureName, singular: FeatureName)
    /// The answer that produces the same names even if the rules of plurals change.
    let entity: String?
    /// The plan for renaming the feature, or `nil` if it keeps its name.
    let plan: ForkPlan?
    let renaming: Renaming
  }

  /// Reads the names of the feature, and plans its renaming if the fork gets other names.
  ///
  /// - Parameter checkout: the carved tree, which contains no other features.
  /// - Throws: ``Refusal`` for an invalid name.
  func feature(_ from: String, in checkout: Repository) throws -> Feature {
    let template = try Template(of: from, in: checkout)
    guard let to = answers.to, to != from else {
      guard answers.entity == nil else {
        throw Refusal(
          "“\(from)” keeps its name, and so does its entity. Leave ENTITY out, or say another TO.")
      }
      let thing = template.entity ?? from
      guard let plural = FeatureName(from), let singular = FeatureName(thing) else {
        throw ToolFailure("“\(from)” is not a valid feature name.")
      }
      return Feature(
        names: (plural, singular), entity: nil, plan: nil, renaming: Renaming([], keeping: []))
    }
    let order = try FeatureOrder(
      to, entity: answers.entity, from: template, in: checkout, toolchain: toolchain)
    let request = order.request
    guard let plural = FeatureName(request.to.plural),
      let singular = FeatureName(request.to.singular)
    else { throw ToolFailure("“\(to)” is not a valid feature name.") }
    return Feature(
      names: (plural, singular), entity: request.entityOption,
      plan: try order.plan(in: checkout), renaming: try ForkPlan.renaming(request, of: template))
  }
}

extension FeatureRequest {
  /// The complete value of ENTITY: `Bookmark:Recipe,Tag:Cuisine`.
  var entityOption: String {
    ([(from, to)] + others.map { ($0.from, $0.to) })
      .map { "\($0.0.singular):\($0.1.singular)" }.joined(separator: ",")
  }
}

extension Template {
  /// The singular name of the feature's things, or `nil` if it cannot be derived.
  var entity: String? {
    var names: Set<String> = []
    for file in files where file.isSwift {
      names.formUnion(NameReader.names(in: file.text ?? "").map(\.name))
    }
    return FeatureRequest.thing(of: feature, among: names)
  }
}
