import CoreWeb
import NewsDomain

/// The content of a story: the only HTML on the feature's pages that comes from a feed.
///
/// Its initializer accepts only ``CleanHTML``, which only ``CleanHTMLWriter`` creates. A template
/// renders it as `{{{body}}}`. Plain text and unsanitized HTML cannot be rendered that way, because
/// neither has this type.
struct StoryBody: Hashable, Sendable, CustomStringConvertible {
  let description: String
  /// The number of pictures, shown or not.
  let pictures: Int

  /// - Parameter showingPictures: Whether to show the pictures. If not, a link replaces each
  ///   picture, so that no other server learns what the user reads.
  init(_ html: CleanHTML, showingPictures: Bool) {
    let html = html.withoutEmptyLinks
    pictures = html.pictures.count
    let shown = showingPictures ? html : html.isolatingPictures(called: "Picture")
    // These elements scroll if they are wide. The keyboard scrolls only an element with the focus.
    // Clean HTML has the character “<” only in tags.
    description = shown.text.replacing("<pre", with: #"<pre tabindex="0""#)
      .replacing("<table", with: #"<table tabindex="0""#)
  }
}
