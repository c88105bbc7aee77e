import CoreDomain
import CoreWeb
import NewsDomain

extension OpenAPIPart {
  /// The components that the paths of the news API refer to.
  static let newsComponents = OpenAPIComponents(
    parameters: """
      "StoryCategory": {"name": "category", "in": "query", "schema": {"type": "string", "maxLength": \(NewsCategory.limit)}, "description": "The category of the feeds."},
      "StoryFeed": {"name": "feed", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The feed whose stories and versions to list, by identifier, address or title."},
      "StoryUnread": {"name": "unread", "in": "query", "schema": {"enum": ["yes", "no"], "default": "no"}},
      "StoryStarred": {"name": "starred", "in": "query", "schema": {"enum": ["yes", "no"], "default": "no"}},
      "StoryWords": {"name": "q", "in": "query", "schema": {"type": "string", "maxLength": \(StoryWords.limit)}, "description": "Words to search for. Each may be a prefix."},
      "StoryLimit": {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ListLimit.most), "default": \(StoryLimit.usual.count)}},
      "StoryCursor": {"name": "cursor", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The value of “next” or “previous” in a list, to get that page."}
      """,
    schemas: [newsStorySchemas, newsFeedSchemas, newsPreviewSchemas].joined(separator: ",\n"))

  private static let newsStorySchemas = """
    "StoryList": {
      "type": "object", "required": ["stories", "next", "previous", "tabs", "fetchedAt", "troubles"],
      "properties": {
        "stories": {"type": "array", "maxItems": \(ListLimit.mostOfReply), "items": {"$ref": "#/components/schemas/StoryHeadline"}},
        "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last one."},
        "previous": {"type": ["string", "null"], "description": "The cursor of the previous page; null on the first one."},
        "tabs": {"type": "array", "items": {"type": "object", "required": ["category", "unread"], "properties": {"category": {"type": ["string", "null"], "description": "Null for all categories."}, "unread": {"type": "integer"}}}},
        "fetchedAt": {"type": ["string", "null"], "format": "date-time"},
        "troubles": {"type": "array", "items": {"type": "object", "required": ["feed", "title", "reason", "retired"], "properties": {"feed": {"type": "string"}, "title": {"type": "string"}, "reason": {"type": "string"}, "retired": {"type": "boolean"}}}}
      }
    },
    "StoryHeadline": {
      "type": "object", "required": ["id", "title", "link", "excerpt", "date", "feeds", "read", "starred"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": "string"}, "link": {"type": ["string", "null"]}, "excerpt": {"type": "string"},
        "date": {"type": "string", "format": "date-time"}, "feeds": {"type": "array", "items": {"type": "string"}},
        "read": {"type": "boolean"}, "starred": {"type": "boolean"}
      }
    },
    "Story": {
      "type": "object", "required": ["id", "title", "link", "authors", "summary", "content", "published", "updated", "arrived", "categories", "enclosures", "feeds", "versions", "read", "starred"],
      "properties": {
        "id": {"type": "string"}, "title": {"type": "string"}, "link": {"type": ["string", "null"]},
        "authors": {"type": "array", "items": {"$ref": "#/components/schemas/StoryAuthor"}},
        "summary": {"type": ["string", "null"], "description": "Sanitized HTML."}, "content": {"type": ["string", "null"], "description": "Sanitized HTML."},
        "published": {"type": ["string", "null"], "format": "date-time"}, "updated": {"type": ["string", "null"], "format": "date-time"},
        "arrived": {"type": "string", "format": "date-time"},
        "categories": {"type": "array", "items": {"type": "string"}},
        "enclosures": {"type": "array", "items": {"$ref": "#/components/schemas/StoryEnclosure"}},
        "feeds": {"type": "array", "items": {"type": "string"}},
        "versions": {"type": "array", "description": "The feeds with a version of the story; the first one is the version returned.", "items": {"type": "object", "required": ["feed", "title"], "properties": {"feed": {"type": "string"}, "title": {"type": "string"}}}},
        "read": {"type": "boolean"}, "starred": {"type": "boolean"}
      }
    },
    "StoryPatch": {"type": "object", "additionalProperties": false, "properties": {"read": {"type": "boolean"}, "starred": {"type": "boolean"}}},
    "StoryAuthor": {"type": "object", "required": ["name", "email", "uri"], "properties": {"name": {"type": ["string", "null"]}, "email": {"type": ["string", "null"]}, "uri": {"type": ["string", "null"]}}},
    "StoryEnclosure": {"type": "object", "required": ["url", "type", "length"], "properties": {"url": {"type": "string"}, "type": {"type": ["string", "null"]}, "length": {"type": ["integer", "null"]}}}
    """

  private static let newsFeedSchemas = """
    "StorySource": {
      "type": "object", "required": ["id", "address", "title", "site", "category", "added", "fetched", "next", "failures", "trouble", "retired", "unread", "stories"],
      "properties": {
        "id": {"type": "string"}, "address": {"type": "string"}, "title": {"type": "string"}, "site": {"type": ["string", "null"]},
        "category": {"type": ["string", "null"]}, "added": {"type": "string", "format": "date-time"},
        "fetched": {"type": ["string", "null"], "format": "date-time"},
        "next": {"type": ["string", "null"], "format": "date-time", "description": "The next automatic refresh."},
        "failures": {"type": "integer"}, "trouble": {"type": ["string", "null"]}, "retired": {"type": "boolean"},
        "unread": {"type": ["integer", "null"]}, "stories": {"type": ["integer", "null"]}
      }
    },
    "StorySourcePatch": {"type": "object", "additionalProperties": false, "required": ["category"], "properties": {"category": {"type": ["string", "null"], "maxLength": \(NewsCategory.limit)}}},
    "StoryRefresh": {
      "type": "object", "required": ["new", "feeds"],
      "properties": {"new": {"type": "integer"}, "feeds": {"type": "array", "items": {"$ref": "#/components/schemas/StoryOutcome"}}}
    },
    "StoryOutcome": {
      "type": "object", "required": ["feed", "title", "result", "new", "changed", "movedTo", "reason"],
      "properties": {
        "feed": {"type": "string"}, "title": {"type": "string"},
        "result": {"enum": ["fetched", "unchanged", "paused", "postponed", "retired", "failed"]},
        "new": {"type": "integer"}, "changed": {"type": "integer"}, "movedTo": {"type": ["string", "null"]},
        "reason": {"type": ["string", "null"], "description": "Why it failed or was postponed, or until when it is paused."}
      }
    },
    "StoryStep": {
      "type": "object", "required": ["done", "total", "last", "kept"],
      "properties": {
        "done": {"type": "integer"}, "total": {"type": "integer"}, "last": {"oneOf": [{"$ref": "#/components/schemas/StoryOutcome"}, {"type": "null"}]},
        "kept": {"oneOf": [{"$ref": "#/components/schemas/StoryList"}, {"type": "null"}]}
      }
    },
    "StorySuccess": {
      "type": "object", "required": ["list", "refresh"],
      "properties": {"list": {"$ref": "#/components/schemas/StoryList"}, "refresh": {"oneOf": [{"$ref": "#/components/schemas/StoryRefresh"}, {"type": "null"}]}}
    },
    "StoryFilter": {
      "type": "object", "required": ["id", "verdict", "field", "value"],
      "properties": {"id": {"type": "integer"}, "verdict": {"enum": ["keep", "block"]}, "field": {"enum": ["title", "author", "address", "age"]}, "value": {"type": "string"}}
    }
    """

  private static let newsPreviewSchemas = """
    "StoryPreview": {
      "type": "object", "required": ["format", "title", "link", "description", "language", "published", "updated", "entries"],
      "properties": {
        "format": {"type": "string"}, "title": {"type": ["string", "null"]}, "link": {"type": ["string", "null"]},
        "description": {"type": ["string", "null"]}, "language": {"type": ["string", "null"]},
        "published": {"type": ["string", "null"], "format": "date-time"}, "updated": {"type": ["string", "null"], "format": "date-time"},
        "entries": {"type": "array", "items": {"$ref": "#/components/schemas/StoryPreviewEntry"}}
      }
    },
    "StoryPreviewEntry": {
      "type": "object", "required": ["id", "title", "link", "summary", "content", "published", "updated", "authors", "categories", "enclosures"],
      "properties": {
        "id": {"type": ["string", "null"]}, "title": {"type": ["string", "null"]}, "link": {"type": ["string", "null"]},
        "summary": {"type": ["string", "null"]}, "content": {"type": ["string", "null"]},
        "published": {"type": ["string", "null"], "format": "date-time"}, "updated": {"type": ["string", "null"], "format": "date-time"},
        "authors": {"type": "array", "items": {"$ref": "#/components/schemas/StoryAuthor"}},
        "categories": {"type": "array", "items": {"type": "string"}},
        "enclosures": {"type": "array", "items": {"$ref": "#/components/schemas/StoryEnclosure"}}
      }
    }
    """
}
