import CoreDomain
import FoundationEssentials

/// The members of a JSON Feed, decoded leniently.
/// https://www.jsonfeed.org/version/1.1/
///
/// A member of the wrong type is `nil` and does not fail the decoding.
struct JSONFeedDocument: Decodable {
  let version, title, homePageURL, description, language: JSONWord?
  let author: JSONFeedAuthor?
  let authors: Several<JSONFeedAuthor>?
  let items: [Loose<JSONFeedItem>]?
  /// The root of RSS in JSON, which has none of the other members.
  let rss: JSONElement?

  private enum CodingKeys: String, CodingKey {
    case version, title, description, language, author, authors, items, rss
    case homePageURL = "home_page_url"
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    version = members.word(.version)
    title = members.word(.title)
    homePageURL = members.word(.homePageURL)
    description = members.word(.description)
    language = members.word(.language)
    author = try? members.decodeIfPresent(JSONFeedAuthor.self, forKey: .author)
    authors = try? members.decodeIfPresent(Several.self, forKey: .authors)
    items = try? members.decodeIfPresent([Loose].self, forKey: .items)
    rss = try? members.decodeIfPresent(JSONElement.self, forKey: .rss)
  }
}

struct JSONFeedItem: Decodable {
  let id, url, externalURL, title, summary, contentHTML, contentText: JSONWord?
  let published, modified, image, bannerImage: JSONWord?
  let author: JSONFeedAuthor?
  let authors: Several<JSONFeedAuthor>?
  let tags: Several<JSONWord>?
  let attachments: Several<JSONFeedAttachment>?

  private enum CodingKeys: String, CodingKey {
    case id, url, title, summary, image, author, authors, tags, attachments
    case externalURL = "external_url"
    case contentHTML = "content_html"
    case contentText = "content_text"
    case published = "date_published"
    case modified = "date_modified"
    case bannerImage = "banner_image"
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    id = members.word(.id)
    url = members.word(.url)
    externalURL = members.word(.externalURL)
    title = members.word(.title)
    summary = members.word(.summary)
    contentHTML = members.word(.contentHTML)
    contentText = members.word(.contentText)
    published = members.word(.published)
    modified = members.word(.modified)
    image = members.word(.image)
    bannerImage = members.word(.bannerImage)
    author = try? members.decodeIfPresent(JSONFeedAuthor.self, forKey: .author)
    authors = try? members.decodeIfPresent(Several.self, forKey: .authors)
    tags = try? members.decodeIfPresent(Several.self, forKey: .tags)
    attachments = try? members.decodeIfPresent(Several.self, forKey: .attachments)
  }
}

/// An author: an object with a name and an address, an object around such an object, or a name.
struct JSONFeedAuthor: Decodable {
  let name, url: JSONWord?

  private enum CodingKeys: String, CodingKey { case name, url, author }

  init(from decoder: any Decoder) throws {
    guard let members = try? decoder.container(keyedBy: CodingKeys.self) else {
      name = try decoder.singleValueContainer().decode(JSONWord.self)
      url = nil
      return
    }
    let inner = try? members.nestedContainer(keyedBy: CodingKeys.self, forKey: .author)
    name = members.word(.name) ?? inner?.word(.name)
    url = members.word(.url) ?? inner?.word(.url)
  }
}

struct JSONFeedAttachment: Decodable {
  let url, type, size: JSONWord?

  private enum CodingKeys: String, CodingKey {
    case url
    case type = "mime_type"
    case size = "size_in_bytes"
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    url = members.word(.url)
    type = members.word(.type)
    size = members.word(.size)
  }
}

/// A text without NUL, or a number instead of a text.
struct JSONWord: Decodable {
  /// `nil` for other JSON values.
  let text: String?

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.text = text.replacingNUL
    } else if let number = try? value.decode(Int64.self) {
      text = String(number)
    } else if let number = try? value.decode(Decimal.self) {
      // Keeps all digits of a long identifier, which `Double` would round.
      text = "\(number)"
    } else {
      text = (try? value.decode(Double.self)).map { "\($0)" }
    }
  }
}

/// A value that may have the wrong type.
struct Loose<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}

/// The values of a list that have the right type, or a single value without a list.
struct Several<Value: Decodable>: Decodable {
  let values: [Value]

  init(from decoder: any Decoder) throws {
    if let list = try? [Loose<Value>](from: decoder) {
      values = list.compactMap(\.value)
    } else {
      values = [try Value(from: decoder)]
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func word(_ key: Key) -> JSONWord? {
    try? decodeIfPresent(JSONWord.self, forKey: key)
  }
}
