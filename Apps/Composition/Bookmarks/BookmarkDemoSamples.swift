import BookmarksDomain
import CoreDomain

/// Adds bookmarks to a new demo, so that its lists are not empty. The bookmarked pages are
/// invented.
struct BookmarkDemoSamples {
  let repository: any BookmarkRepository
  let rules: BookmarkRules

  func add() async throws(BookmarkFailure) {
    for form in Self.forms {
      _ = try await repository.add(try form.draft(by: rules), fetchingTitle: false)
    }
  }

  private static let forms = [
    BookmarkForm(
      address: "https://tidal-garden.example/",
      title: "The tidal garden of Okafor & Daughters", tags: ["garden"]),
    BookmarkForm(
      address: "https://kiln-diary.example/2026/03",
      title: "A kiln diary: March, “the month of cracks”", tags: ["clay"]),
    BookmarkForm(
      address: "https://furuhon.example/東京", title: "東京の古書店めぐり – 架空書房", tags: ["本", "旅"]),
    BookmarkForm(
      address: "https://mira-lindqvist.example/glazes",
      title: "Ash glazes, from the fireplace to the kiln – Mira Lindqvist",
      tags: ["clay", "chemistry"],
      note: "Sieve twice, let it settle overnight.\nTest tiles before mugs."),
    BookmarkForm(
      address: "https://seams.example/where-to-cut?topic=modules&level=1",
      title: "Where to cut: seams & modules", tags: ["architecture", "tests"],
      note: "To read before the next refactoring.", unread: true),
  ]
}
