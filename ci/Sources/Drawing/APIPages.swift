public import Evidence
import Foundation
public import Toolbox

/// The listings that are committed, one for each library of `Modules` and `Apps`:
/// `docs/api/<module>.txt`.
public struct APIPages: Hashable, Sendable {
  private static let folder = "docs/api"

  private let listings: [APIListing]

  /// - Throws: ``ToolFailure`` when a module was not seen: a listing of what is left would be wrong.
  public init(of evidence: Evidence) throws(ToolFailure) {
    if let gap = evidence.gaps.first(where: { $0.lens == .exposed }) {
      throw ToolFailure("The public API cannot be listed. \(gap.reason)")
    }
    var listings: [APIListing] = []
    for target in evidence.manifest.targets where Self.isListed(target) {
      guard let interface = evidence.interfaces?.first(where: { $0.module == target.name }) else {
        throw ToolFailure(
          "The public API of \(target.name) cannot be listed: it is not built. Run make build.")
      }
      listings.append(APIListing(interface))
    }
    self.listings = listings.sorted { $0.module < $1.module }
  }

  private static func isListed(_ target: Manifest.Target) -> Bool {
    target.kind == .library
      && (target.path.hasPrefix("Modules/") || target.path.hasPrefix("Apps/"))
  }

  private var files: GeneratedFiles {
    GeneratedFiles(listings.map { .init(path: Self.path(of: $0.module), text: $0.text) })
  }

  private static func path(of module: String) -> String { "\(folder)/\(module).txt" }

  /// What is not as it was accepted, each a paragraph.
  public func findings(in repository: Repository) throws(ToolFailure) -> [String] {
    var findings: [String] = []
    for listing in listings {
      if let finding = try Self.finding(listing, in: repository) { findings.append(finding) }
    }
    return findings
      + strays(in: repository).map { "\($0) lists a module that is gone." }
  }

  private static func finding(_ listing: APIListing, in repository: Repository)
    throws(ToolFailure) -> String?
  {
    let path = path(of: listing.module)
    guard repository.exists(path) else {
      let count = listing.lines.count
      return "\(path) is missing; \(listing.module) shows \(count) "
        + (count == 1 ? "declaration." : "declarations.")
    }
    let text = try repository.text(path)
    guard text != listing.text else { return nil }
    let accepted = APIListing(module: listing.module, text: text)
    let difference = APIDifference(from: accepted, to: listing)
    guard difference.isEmpty else { return difference.description }
    return "\(path) says the same in another form: it was edited by hand."
  }

  /// Listings of modules that are gone.
  private func strays(in repository: Repository) -> [String] {
    let known = Set(files.files.map(\.path))
    return repository.files(below: Self.folder, suffix: ".txt")
      .map { "\(Self.folder)/\($0.split(separator: "/").last ?? "")" }
      .filter { !known.contains($0) }
  }

  /// Writes the listings that changed, and removes those of modules that are gone.
  ///
  /// - Returns: the files that were written or removed.
  public func accept(in repository: Repository) throws(ToolFailure) -> [String] {
    let written = try files.write(in: repository)
    let gone = strays(in: repository)
    for path in gone {
      do {
        try FileManager.default.removeItem(atPath: repository.path(path))
      } catch {
        throw ToolFailure("\(path) cannot be removed: \(error.localizedDescription)")
      }
    }
    return written + gone
  }
}
