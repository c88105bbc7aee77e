public import Toolbox

/// A checked request for a new feature, ready for planning.
public struct FeatureOrder: Sendable {
  public let request: FeatureRequest
  let template: Template

  /// - Parameters:
  ///   - name: the new feature's name.
  ///   - entity: The value of ENTITY, or `nil`.
  ///   - toolchain: the folder of the toolchain that contains `lib/swift`.
  /// - Throws: ``Refusal`` with a valid name if a name is invalid or taken.
  public init(
    _ name: String, entity: String?, from template: Template, in repository: Repository,
    toolchain: String
  ) throws {
    self.template = template
    var taken = try TakenNames(in: repository, template: template, toolchain: toolchain)
    try NameRule.check(name, among: taken)
    let request = try FeatureRequest(
      from: template.feature, to: name,
      entity: entity.flatMap { $0.isEmpty ? nil : $0 }.map { text throws(Refusal) in
        try EntityOption(text)
      }, names: Set(taken.template.keys))
    taken.renaming = { try? ForkPlan.renaming(request.naming($0), of: template) }
    try NameRule.check(request.to, among: taken)
    for (index, other) in request.others.enumerated() {
      taken.renaming = { try? ForkPlan.renaming(request.naming($0, other: index), of: template) }
      try NameRule.check(other.to, among: taken)
    }
    self.request = request
  }

  /// Plans the feature.
  public func plan(in repository: Repository) throws -> ForkPlan {
    try ForkPlan(request, from: template, in: repository)
  }
}
