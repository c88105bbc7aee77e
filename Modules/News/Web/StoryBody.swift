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
    pictures = html.pictures.count
    description = showingPictures ? html.text : html.isolatingPictures(called: "Picture").text
  }
}
