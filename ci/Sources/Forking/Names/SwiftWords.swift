/// Words that cannot be names, because a language reserves them.
enum SwiftWords {
  /// Reserved words, and words with a special meaning where a feature's names are used.
  static let keywords: Set<String> = [
    "actor", "any", "Any", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "dynamic",
    "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal",
    "is", "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "nonmutating",
    "open", "operator", "optional", "override", "package", "postfix", "precedencegroup", "prefix",
    "private", "protocol", "Protocol", "public", "repeat", "required", "rethrows", "return", "self",
    "Self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "Type", "type", "typealias", "unowned", "unsafe", "var", "weak",
    "where", "while", "willSet", "didSet", "yield",
  ]

  /// Words that SQLite or PostgreSQL reserve, so that they cannot name a table.
  static let sql: Set<String> = [
    "all", "alter", "analyse", "analyze", "and", "as", "asc", "between", "by", "cascade", "case",
    "check", "collate", "column", "columns", "commit", "constraint", "create", "current", "default",
    "delete", "desc", "distinct", "drop", "else", "end", "escape", "except", "exists", "fetch",
    "foreign", "from", "full", "grant", "group", "groups", "having", "in", "index", "indexes",
    "inner", "insert", "intersect", "into", "is", "join", "key", "left", "like", "limit", "match",
    "natural", "not", "null", "offset", "on", "or", "order", "outer", "over", "partition", "plan",
    "pragma", "primary", "range", "references", "returning", "right", "rollback", "row", "rows",
    "savepoint", "select", "set", "table", "tables", "temp", "then", "to", "transaction", "trigger",
    "union", "unique", "update", "user", "using", "vacuum", "values", "view", "views", "virtual",
    "when", "where", "window", "with",
  ]

  /// Types of Foundation. On Linux, it has no readable interface.
  static let foundation: Set<String> = [
    "Bundle", "Calendar", "Data", "Date", "Decimal", "Formatter", "Host", "Locale", "Lock",
    "Measurement", "Notification", "Operation", "Pipe", "Port", "Predicate", "Process", "Progress",
    "Scanner", "Stream", "Thread", "Timer", "Unit",
  ]
}
