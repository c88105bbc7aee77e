import Toolbox

/// The old and the new version of the template in an upgrade.
struct TemplateVersions {
  /// The commit that the fork was made from.
  let old: String
  /// The commit that the template's checkout has checked out.
  let new: String
  /// The abbreviated new commit, for messages.
  let short: String

  /// - Throws: ``Refusal`` if the template does not have the old version, or has no later one.
  init(of lock: TemplateLock, in template: Repository) throws {
    let git = Git(in: template.root)
    let version = lock.template.version
    guard let old = try git.object("\(version)^{commit}") else {
      let isShallow = try git.run(["rev-parse", "--is-shallow-repository"]) == "true"
      throw Refusal(
        """
        The version that this fork has, \(version), is not in the history of the template. \
        \(isShallow
          ? "The template is a shallow clone: “git fetch --unshallow” in it brings the rest."
          : "Is TEMPLATE the \(lock.template.name) that the fork came from? Where it was cut out of a "
            + "commit of your own, name the checkout that has it.")
        """)
    }
    let new = try git.head()
    if old != new, try git.ask(["merge-base", "--is-ancestor", new, old]).succeeded {
      throw Refusal(
        """
        The template is at \(new), which is older than what this fork has, \(old). Pull the \
        template first, or name a later one: VERSION=<tag or commit>.
        """)
    }
    self.old = old
    self.new = new
    short = try git.run(["rev-parse", "--short", new])
  }
}
