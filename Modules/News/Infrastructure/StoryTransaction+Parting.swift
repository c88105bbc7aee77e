import CoreDomain
import NewsDomain

// Older rules merged stories whose links differ only in the fragment. This splits them.

extension StoryTransaction {
  /// Makes a version its own story if its link has a different fragment than the story's.
  ///
  /// - Returns: Whether the version was split off.
  func part(
    _ version: StoryVersionSQL.Told, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Bool {
    let story = version.story.number
    let shown = try connection.first(StorySQL.story(story), as: StorySQL.decode)?.story.link
    let contents = version.version.contents
    guard let shown = shown.flatMap(StoryLikeness.init),
      let own = contents.link.flatMap(StoryLikeness.init), shown.page == own.page,
      let parts = shown.fragment.flatMap({ shown in own.fragment.map { (shown, $0) } }),
      parts.0 != parts.1, let number = try connection.number(StorySQL.nextNumber)
    else { return false }
    let statements = StorySQL.insert(
      contents, number, id: "\(version.story.story.id.raw)-\(version.feed)",
      arrivedAt: version.story.story.arrivedAt, standing: version.standing)
    for statement in statements { try connection.run(statement) }
    try StoryShowingSQL(searching: searching, index: index)
      .removeVersion(of: story, by: version.feed, over: connection)
    try connection.run(
      SQLStatement(
        "UPDATE story_carriers SET story = $3 WHERE story = $1 AND feed = $2",
        [.integer(story), .integer(version.feed), .integer(number)]))
    try StoryPlaceSQL.replace(story, over: connection)
    try StoryPlaceSQL.insert(number, over: connection)
    try index.put(searching.searchableText(of: contents), for: number, over: connection)
    return true
  }
}
