import BookshelfDomain
import CoreDomain
import CoreWeb

extension OpenAPIPart {
  /// The components that the paths of the bookshelf API refer to.
  static let comicComponents = OpenAPIComponents(
    parameters: """
      "ComicQuery": {"name": "q", "in": "query", "schema": {"type": "string", "maxLength": \(ComicSearchKey.limit)}, "description": "Text in the title or its reading."},
      "ComicOwned": {"name": "owned", "in": "query", "schema": {"enum": ["yes", "no"], "default": "no"}, "description": "Only series that the reader owns a volume of."},
      "ComicSort": {"name": "sort", "in": "query", "schema": {"enum": ["title", "recent", "reading"], "default": "title"}},
      "ComicFrom": {"name": "from", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": \(Int.max), "default": 0}, "description": "How many cells of the grid to skip. The Link header contains the next value."},
      "ComicCursor": {"name": "cursor", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": \(Int.max), "default": 0}},
      "ComicLimit": {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ListLimit.most), "default": \(ComicListRequest.pageSize)}}
      """,
    schemas: [comicSchemas, comicReaderSchemas].joined(separator: ",\n"),
    headers: """
      "ComicTotal": {"schema": {"type": "integer"}, "description": "The total number of series."},
      "ComicLink": {"schema": {"type": "string"}, "description": "The previous and the next page (RFC 8288)."},
      "ComicCoverTag": {"schema": {"type": "string"}},
      "ComicCookie": {"schema": {"type": "string"}, "description": "The cookie seams_reader. Scripts cannot read it."}
      """,
    securitySchemes: """
      "reader": {"type": "apiKey", "in": "cookie", "name": "\(ComicCookie.name)", "description": "The session of a reader. Signing in sets it."}
      """)

  private static let comicSchemas = """
    "ComicShelfEntry": {
      "type": "object", "required": ["id", "title", "authors", "owned", "unread", "nextReleaseAt"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": "string"}, "authors": {"type": "array", "items": {"type": "string"}},
        "owned": {"type": "boolean"}, "unread": {"type": "integer"},
        "nextReleaseAt": {"type": ["string", "null"], "format": "date-time"}
      }
    },
    "ComicSeries": {
      "type": "object", "required": ["id", "title", "titleReading", "authors", "publisher", "unread", "nextReleaseAt", "comics", "episodes", "continueReading"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": "string"}, "titleReading": {"type": ["string", "null"]},
        "authors": {"type": "array", "items": {"type": "string"}}, "publisher": {"type": ["string", "null"]},
        "unread": {"type": "integer"}, "nextReleaseAt": {"type": ["string", "null"], "format": "date-time"},
        "comics": {"type": "array", "items": {"$ref": "#/components/schemas/ComicVolume"}},
        "episodes": {"type": "array", "items": {"$ref": "#/components/schemas/ComicEpisode"}, "description": "In display order."},
        "continueReading": {"type": ["object", "null"], "required": ["item", "title", "page"], "properties": {"item": {"type": "string"}, "title": {"type": "string"}, "page": {"type": "integer"}}}
      }
    },
    "ComicVolume": {
      "type": "object", "required": ["id", "title", "volume", "number", "price", "currency", "releaseDate", "owned", "readable", "purchasable", "pages", "page"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": ["string", "null"]}, "volume": {"type": ["integer", "null"]}, "number": {"type": ["string", "null"]},
        "price": {"type": ["integer", "null"], "description": "In the smallest unit of the currency."}, "currency": {"type": ["string", "null"]},
        "releaseDate": {"type": ["string", "null"], "format": "date"}, "owned": {"type": "boolean"}, "readable": {"type": "boolean"},
        "purchasable": {"type": "boolean"}, "pages": {"type": "integer"}, "page": {"type": ["integer", "null"], "description": "The last page read."}
      }
    },
    "ComicEpisode": {
      "type": "object", "required": ["id", "title", "displayIndex", "publishesAt", "closesAt", "free", "readable", "reason", "pages"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": ["string", "null"]}, "displayIndex": {"type": ["integer", "null"]},
        "publishesAt": {"type": ["string", "null"], "format": "date-time"}, "closesAt": {"type": ["string", "null"], "format": "date-time"},
        "free": {"type": "boolean"}, "readable": {"type": "boolean"},
        "reason": {"type": ["string", "null"], "description": "Why it cannot be read."}, "pages": {"type": "integer"}
      }
    },
    "ComicPage": {
      "type": "object", "required": ["item", "title", "series", "page", "pages"],
      "properties": {"item": {"type": "string"}, "title": {"type": "string"}, "series": {"type": "string"}, "page": {"type": "integer"}, "pages": {"type": "integer"}}
    }
    """

  private static let comicReaderSchemas = """
    "ComicProgress": {
      "type": "object", "required": ["item", "series", "seriesTitle", "label", "page", "pages", "finished", "readAt"],
      "properties": {
        "item": {"type": "string"}, "series": {"type": "string"}, "seriesTitle": {"type": "string"}, "label": {"type": "string"},
        "page": {"type": "integer"}, "pages": {"type": "integer"}, "finished": {"type": "boolean"},
        "readAt": {"type": "string", "format": "date-time"}
      }
    },
    "ComicOrder": {
      "type": "object", "additionalProperties": false, "required": ["comic", "price"],
      "properties": {
        "comic": {"type": "string", "maxLength": \(BodyUse.limit)},
        "price": {
          "type": "object", "additionalProperties": false, "required": ["amount", "currency"],
          "properties": {"amount": {"type": "integer", "minimum": 0, "maximum": \(Price.limit)}, "currency": {"enum": ["JPY", "USD", "EUR"]}}
        }
      }
    },
    "ComicSale": {
      "type": "object", "required": ["comic", "order", "outcome", "owned", "reason"],
      "properties": {
        "comic": {"type": "string"}, "order": {"type": "string"},
        "outcome": {"enum": ["bought", "cancelled", "alreadyOwned", "restored"]}, "owned": {"type": "boolean"},
        "reason": {"type": "null"}
      }
    },
    "ComicAccount": {
      "type": "object", "additionalProperties": false, "required": ["name", "password"],
      "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": \(ReaderName.limit)},
        "password": {"type": "string", "minLength": \(ReaderPassword.shortest), "maxLength": \(ReaderPassword.longest)}
      }
    },
    "ComicReader": {"type": "object", "required": ["name"], "properties": {"name": {"type": ["string", "null"], "description": "Null if no reader is signed in."}}},
    "ComicCatalogueState": {"type": "object", "properties": {"series": {"type": "integer"}, "finishedAt": {"type": "string", "format": "date-time"}}},
    "ComicCatalogueProgress": {
      "type": "object", "required": ["series", "added", "changed", "unchanged", "withdrawn", "pages", "unchangedPages", "leftOut", "notes"],
      "properties": {
        "series": {"type": "integer"}, "added": {"type": "integer"}, "changed": {"type": "integer"}, "unchanged": {"type": "integer"},
        "withdrawn": {"type": "integer"}, "pages": {"type": "integer"}, "unchangedPages": {"type": "integer"},
        "leftOut": {"type": "integer"}, "notes": {"type": "array", "items": {"type": "string"}}
      }
    }
    """
}
