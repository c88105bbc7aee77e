private import CoreTesting
private import Foundation

extension BrowserPage {
  /// The violations that axe-core finds on the page, one sentence each: the rule, the first
  /// element, and the reason. All rules for WCAG and best practices are on.
  ///
  /// axe-core needs scripts, so a window without scripts reports no violations.
  /// https://github.com/dequelabs/axe-core/blob/develop/doc/API.md
  func violations() async throws -> [String] {
    guard window.hasScript else { return [] }
    if try await driver.run("return typeof axe").text != "object" {
      _ = try await driver.run(Self.axe.get())
    }
    let found = try await driver.run(Self.violations)
    return found.elements.compactMap(\.text)
  }

  /// Requires a name for a `dialog` element, too. By default, axe-core checks only elements with a
  /// `role` attribute.
  private static let violations = """
    axe.configure({
      rules: [{ id: "aria-dialog-name", selector: "dialog, [role=dialog], [role=alertdialog]" }],
    });
    const options = {
      preload: false, resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } },
    };
    const sentence = (violation) => {
      const node = violation.nodes[0];
      const reason = [...node.any, ...node.all, ...node.none][0]?.message ?? violation.help;
      return `${violation.id}: ${node.html.slice(0, 160)} ${reason}`;
    };
    return axe.run(document, options).then((found) => found.violations.map(sentence));
    """

  /// The source of axe-core, which `ci/bootstrap` downloads.
  private static let axe = Result {
    let root = #filePath.components(separatedBy: "/Tests/Support/")[0]
    let file = root + "/.build/axe/axe.min.js"
    guard let source = FileManager.default.contents(atPath: file) else {
      throw BrowserFailure.noAxe(file: file)
    }
    return String(decoding: source, as: UTF8.self)
  }
}
