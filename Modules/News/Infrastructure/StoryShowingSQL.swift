import CoreDomain
import NewsDomain

/// Updates the default version of a story (``StoryVersion/shown(among:)``), within a transaction.
struct StoryShowingSQL {
  let searching: StorySearching
  let index: any SQLTextIndex

  /// Selects the default version, and copies its contents into the story. A story without versions
  /// does not change.
  func show(
    _ story: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    // The version that is shown so far comes first.
    let query = SQLStatement(
      "\(StoryVersionSQL.versions) WHERE v.story = $1 ORDER BY c.position", [.integer(story)])
    let versions = try connection.rows(query, as: StoryVersionSQL.decode)
    guard let first = versions.first else { return }
    let shown = versions[StoryVersion.shown(among: versions.map(\.version))]
    if shown.number != first.number {
      // The story shows the version of the feed with the lowest position.
      try connection.run(
        SQLStatement(
          """
          UPDATE story_carriers SET position =
            (SELECT MIN(position) - 1 FROM story_carriers AS c WHERE c.story = $1)
          WHERE story = $1 AND feed = $2
          """, [.integer(story), .integer(shown.feed)]))
    }
    let contents = shown.version.contents
    let stored = try connection.first(
      StorySQL.comparison(of: story), as: StorySQL.Stored.init)
    guard let stored, stored.values != StorySQL.values(of: contents) else { return }
    let statements = StorySQL.update(
      story, to: contents, arrivedAt: stored.arrivedAt, standing: shown.standing)
    for statement in statements { try connection.run(statement) }
    try index.put(searching.searchableText(of: contents), for: story, over: connection)
  }

  func removeVersion(
    of story: Int64, by feed: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    guard let number = try connection.number(StoryVersionSQL.number(of: story, by: feed)) else {
      return
    }
    try index.remove(number, over: connection)
    try connection.run(
      SQLStatement("DELETE FROM story_versions WHERE number = $1", [.integer(number)]))
  }
}
