import BookshelfDomain

extension OpenAPIPart {
  /// What the paths of bookshelf refer to.
  static let comicComponents = OpenAPIComponents(
    parameters: """
      "ComicQuery": {"name": "q", "in": "query", "schema": {"type": "string", "maxLength": \(ComicSearchKey.limit)}, "description": "What titles or readings contain."},
      "ComicOwned": {"name": "owned", "in": "query", "schema": {"enum": ["yes", "no"], "default": "no"}, "description": "Only what the reader owns something of."},
      "ComicSort": {"name": "sort", "in": "query", "schema": {"enum": ["title", "recent", "reading"], "default": "title"}},
      "ComicOffset": {"name": "offset", "in": "query", "schema": {"type": "integer", "minimum": 0, "default": 0}},
      "ComicLimit": {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ComicListForm.longest), "default": \(ComicListForm.pageSize)}}
      """,
    schemas: [comicSchemas, comicReaderSchemas].joined(separator: ",\n"),
    headers: """
      "ComicTotal": {"schema": {"type": "integer"}, "description": "How many series there are in all."},
      "ComicLink": {"schema": {"type": "string"}, "description": "The pages before and behind this one: RFC 8288."},
      "ComicCoverTag": {"schema": {"type": "string"}},
      "ComicCookie": {"schema": {"type": "string"}, "description": "The cookie seams_reader, which no script reads."}
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
      "type": "object", "required": ["id", "title", "authors", "unread", "comics", "episodes"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": "string"}, "titleReading": {"type": "string"},
        "authors": {"type": "array", "items": {"type": "string"}}, "publisher": {"type": "string"},
        "unread": {"type": "integer"}, "nextReleaseAt": {"type": "string", "format": "date-time"},
        "comics": {"type": "array", "items": {"$ref": "#/components/schemas/ComicVolume"}},
        "episodes": {"type": "array", "items": {"$ref": "#/components/schemas/ComicEpisode"}, "description": "In the order of the grid."},
        "continueReading": {"type": "object", "required": ["item", "title", "page"], "properties": {"item": {"type": "string"}, "title": {"type": "string"}, "page": {"type": "integer"}}}
      }
    },
    "ComicVolume": {
      "type": "object", "required": ["id", "owned", "readable", "purchasable", "pages"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": "string"}, "volume": {"type": "integer"}, "number": {"type": "string"},
        "price": {"type": "integer", "description": "In the smallest unit of the currency."}, "currency": {"type": "string"},
        "releaseDate": {"type": "string", "format": "date"}, "owned": {"type": "boolean"}, "readable": {"type": "boolean"},
        "purchasable": {"type": "boolean"}, "pages": {"type": "integer"}, "page": {"type": "integer", "description": "The page that was read last."}
      }
    },
    "ComicEpisode": {
      "type": "object", "required": ["id", "free", "readable", "pages"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": "string"}, "displayIndex": {"type": "integer"},
        "publishesAt": {"type": "string", "format": "date-time"}, "closesAt": {"type": "string", "format": "date-time"},
        "free": {"type": "boolean"}, "readable": {"type": "boolean"},
        "reason": {"type": "string", "description": "Why it cannot be read."}, "pages": {"type": "integer"}
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
        "comic": {"type": "string"},
        "price": {
          "type": "object", "additionalProperties": false, "required": ["amount", "currency"],
          "properties": {"amount": {"type": "integer", "minimum": 0, "maximum": \(Price.limit)}, "currency": {"enum": ["JPY", "USD", "EUR"]}}
        }
      }
    },
    "ComicSale": {
      "type": "object", "required": ["comic", "order", "outcome", "owned"],
      "properties": {
        "comic": {"type": "string"}, "order": {"type": "string"},
        "outcome": {"enum": ["bought", "cancelled", "alreadyOwned", "restored"]}, "owned": {"type": "boolean"}
      }
    },
    "ComicAccount": {
      "type": "object", "additionalProperties": false, "required": ["name", "password"],
      "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": \(ReaderName.limit)},
        "password": {"type": "string", "minLength": \(ReaderPassword.shortest), "maxLength": \(ReaderPassword.longest)}
      }
    },
    "ComicReader": {"type": "object", "properties": {"name": {"type": "string"}}},
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
