import CoreDomain
import StargazersDomain

/// The rows of a page of the list, parsed from JSON.
///
/// Values of the wrong type count as absent, and rows without a user are only counted. A body that
/// is not strict JSON is rejected.
struct StargazerRows {
  /// The stargazers in the order of the response, without duplicates.
  private(set) var stargazers: [Stargazer] = []
  /// How many rows have no user.
  private(set) var nameless = 0
  private var seen: Set<Stargazer.ID> = []

  /// Parses the rows of either media type: with the time of each star, or without it.
  init(in body: [UInt8]) throws(StargazerSourceFailure) {
    let isList: Bool
    do throws(JSONReader.Fault) {
      var reader = try JSONReader(body)
      isList = reader.begins(with: "[")
      if isList {
        try reader.array { reader throws(JSONReader.Fault) in take(try Row(&reader).stargazer) }
      } else {
        try reader.skip()
      }
      try reader.finish()
    } catch {
      throw .unreadable("It is not JSON, or is incomplete.")
    }
    guard isList else { throw .unreadable("It is JSON, but not a list of stargazers.") }
  }

  private mutating func take(_ stargazer: Stargazer?) {
    guard let stargazer else {
      nameless += 1
      return
    }
    if seen.insert(stargazer.id).inserted { stargazers.append(stargazer) }
  }
}

// MARK: - Contents of a row

extension StargazerRows {
  /// A row. The account is the value of the member `user`, or the row itself is the account.
  private struct Row {
    private var starredAt: String?
    private var user: Account?
    private var itself = Account()
    private var hasUser = false

    init(_ reader: inout JSONReader) throws(JSONReader.Fault) {
      guard reader.begins(with: "{") else {
        try reader.skip()
        return
      }
      try reader.object { reader, name throws(JSONReader.Fault) in
        if name.equals("starred_at") {
          starredAt = try reader.textIfAny()
        } else if name.equals("user") {
          hasUser = true
          user = try Account.read(&reader)
        } else {
          try itself.take(name, from: &reader)
        }
      }
    }

    /// The stargazer, or `nil` if the row has no user.
    var stargazer: Stargazer? {
      (hasUser ? user : itself)?.stargazer(starredAt: starredAt.flatMap(Timestamp.init(iso8601:)))
    }
  }

  private struct Account {
    private var id: Int64?
    private var login: String?
    private var page: String?
    private var avatar: String?

    static func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> Account? {
      guard reader.begins(with: "{") else {
        try reader.skip()
        return nil
      }
      var account = Account()
      try reader.object { reader, name throws(JSONReader.Fault) in
        try account.take(name, from: &reader)
      }
      return account
    }

    /// Parses the value of a member, or skips the value if it is not needed.
    mutating func take(
      _ name: ArraySlice<UInt8>, from reader: inout JSONReader
    ) throws(JSONReader.Fault) {
      if name.equals("id") {
        id = try reader.integerIfAny()
      } else if name.equals("login") {
        login = try reader.textIfAny()
      } else if name.equals("html_url") {
        page = try reader.textIfAny()
      } else if name.equals("avatar_url") {
        avatar = try reader.textIfAny()
      } else {
        try reader.skip()
      }
    }

    /// Returns the stargazer, or `nil` if the account number is missing or the name contains
    /// anything but visible ASCII characters.
    func stargazer(starredAt: Timestamp?) -> Stargazer? {
      guard let id, let login, (1...255).contains(login.utf8.count),
        login.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else { return nil }
      return Stargazer(
        id: Stargazer.ID(id), login: login, page: page.flatMap { WebAddress($0) },
        avatar: avatar.flatMap { WebAddress($0) }, starredAt: starredAt)
    }
  }
}

extension JSONReader {
  /// Parses a string. If the value has another type, skips it and returns `nil`.
  fileprivate mutating func textIfAny() throws(Fault) -> String? {
    if begins(with: "\"") { return try text() }
    try skip()
    return nil
  }

  /// Parses an integer. If the value has another type, skips it and returns `nil`.
  fileprivate mutating func integerIfAny() throws(Fault) -> Int64? {
    if begins(with: "\"") || begins(with: "[") || begins(with: "{") {
      try skip()
      return nil
    }
    return Int64(String(decoding: try word(), as: UTF8.self))
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes equal those of a text. Compares the lengths first, because most member names
  /// differ in length.
  fileprivate func equals(_ text: String) -> Bool {
    count == text.utf8.count && elementsEqual(text.utf8)
  }
}
