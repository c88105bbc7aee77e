// A member without a value is written as null: what the compiler writes by itself leaves it out.

extension FeedPreviewRecord {
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(format, forKey: .format)
    try members.encode(title, forKey: .title)
    try members.encode(link, forKey: .link)
    try members.encode(description, forKey: .description)
    try members.encode(language, forKey: .language)
    try members.encode(published, forKey: .published)
    try members.encode(updated, forKey: .updated)
    try members.encode(entries, forKey: .entries)
  }

  enum CodingKeys: CodingKey {
    case format, title, link, description, language, published, updated, entries
  }
}

extension FeedPreviewRecord.Entry {
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(title, forKey: .title)
    try members.encode(link, forKey: .link)
    try members.encode(summary, forKey: .summary)
    try members.encode(content, forKey: .content)
    try members.encode(published, forKey: .published)
    try members.encode(updated, forKey: .updated)
    try members.encode(authors, forKey: .authors)
    try members.encode(categories, forKey: .categories)
    try members.encode(enclosures, forKey: .enclosures)
  }

  enum CodingKeys: CodingKey {
    case id, title, link, summary, content, published, updated, authors, categories, enclosures
  }
}

extension FeedPreviewRecord.Author {
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(name, forKey: .name)
    try members.encode(email, forKey: .email)
    try members.encode(uri, forKey: .uri)
  }

  enum CodingKeys: CodingKey { case name, email, uri }
}

extension FeedPreviewRecord.Enclosure {
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(url, forKey: .url)
    try members.encode(type, forKey: .type)
    try members.encode(length, forKey: .length)
  }

  enum CodingKeys: CodingKey { case url, type, length }
}
