import BookmarksDomain
import CoreDomain

/// The `WHERE` condition of a filter on bookmarks `b`, with its bound values.
struct BookmarkConditionSQL {
  var values: [SQLValue] = []
  private var terms: [SQLText] = []
  private let index: any SQLTextIndex

  init(_ filter: BookmarkFilter, index: any SQLTextIndex) {
    self.index = index
    let archived = values.bind(.flag(filter.archived))
    terms.append("b.archived = \(archived)")
    if filter.unreadOnly { terms.append("b.unread = 1") }
    if let tag = filter.tag { terms.append(term(.tag(tag))) }
    if let query = filter.query { terms.append(term(query.condition)) }
  }

  /// The condition, without the `WHERE` keyword.
  var text: SQLText {
    terms.joined(separator: " AND ")
  }
}

extension BookmarkConditionSQL {
  private mutating func term(_ condition: BookmarkCondition) -> SQLText {
    switch condition {
    case .text(let needle):
      return texts([needle])
    case .tag(let tag):
      let folded = values.bind(.key(tag.folded))
      return "b.id IN (SELECT bookmark_id FROM bookmark_tags WHERE folded = \(folded))"
    case .unread:
      return "b.unread = 1"
    case .untagged:
      return "NOT EXISTS (SELECT 1 FROM bookmark_tags WHERE bookmark_id = b.id)"
    case .not(let condition):
      return "NOT (\(term(condition)))"
    case .all(let conditions):
      return all(conditions)
    case .any(let conditions):
      let parts = conditions.map { term($0) }
      return "(\(parts.joined(separator: " OR ")))"
    }
  }

  /// Combines the text conditions into one index lookup, which starts with the rarest text.
  private mutating func all(_ conditions: [BookmarkCondition]) -> SQLText {
    var needles: [String] = []
    var parts: [SQLText] = []
    for condition in conditions {
      if case .text(let needle) = condition {
        needles.append(needle)
      } else {
        parts.append(term(condition))
      }
    }
    if !needles.isEmpty { parts.insert(texts(needles), at: 0) }
    return "(\(parts.joined(separator: " AND ")))"
  }

  private mutating func texts(_ needles: [String]) -> SQLText {
    let condition = index.condition(
      on: "b.position", containing: needles, placeholdersFrom: values.count + 1)
    values += condition.values
    return "(\(condition.text))"
  }
}
