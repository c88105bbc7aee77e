import Mustache
import NewsDomain

/// What a story says, as the one thing on the feature's pages that is markup and was written by somebody else.
///
/// It is made of ``CleanHTML`` alone, which its own writer alone can make. A template draws it as
/// `{{{body}}}`: neither a text nor HTML as it came gets there, since neither is a body.
struct StoryBody: Hashable, Sendable, MustacheCustomRenderable {
  let renderText: String
  /// How many pictures it has, shown or not.
  let pictures: Int

  var isNull: Bool { false }

  /// - Parameter showingPictures: whether the reader wants them; a link stands in the place of each
  ///   else, so that no server learns what is read here.
  init(_ html: CleanHTML, showingPictures: Bool) {
    pictures = html.pictures.count
    renderText = showingPictures ? html.text : html.isolatingPictures(called: "Picture").text
  }
}
