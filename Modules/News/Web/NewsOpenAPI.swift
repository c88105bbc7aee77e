import CoreDomain
import CoreWeb
import NewsDomain

extension OpenAPIPart {
  /// The news part of the API description. A test compares it with the routes.
  static let news = OpenAPIPart(
    paths: [newsStories, newsFeeds, newsOthers].joined(separator: ",\n"),
    components: newsComponents)

  private static let newsStories = """
    "/api/v1/news/stories": {
      "get": {
        "summary": "Lists stored stories, newest first, without duplicates. Does not fetch feeds; use POST /api/v1/news/refresh for that.",
        "parameters": \(parameters("StoryCategory", "StoryFeed", "StoryUnread", "StoryStarred", "StoryWords", "StoryLimit", "StoryCursor")),
        "responses": \(replies("The list.", schema("StoryList")))
      }
    },
    "/api/v1/news/stories/mark-read": {
      "post": {
        "summary": "Marks all stories of a feed or a category as read; without either, all stories.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "additionalProperties": false, "properties": {"feed": {"type": "string", "maxLength": \(BodyUse.limit), "description": "An identifier, an address or a title."}, "category": {"type": "string", "maxLength": \(NewsCategory.limit)}}}}}},
        "responses": {
          "200": {"description": "The number of stories that were unread and are now read.", "content": {"application/json": {"schema": {"type": "object", "required": ["marked"], "properties": {"marked": {"type": "integer"}}}}}},
          \(problems())
        }
      }
    },
    "/api/v1/news/stories/{id}": {
      "parameters": [\(pathPart("id"))],
      "get": {
        "summary": "Returns a story. Does not mark it as read.",
        "parameters": [{"name": "feed", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The feed whose version to return, by identifier, address or title. By default, the version that lists of several feeds show."}],
        "responses": \(replies("The story.", schema("Story"), problems: 404))
      },
      "patch": {
        "summary": "Marks a story as read or unread, and stars or unstars it (JSON merge patch, RFC 7396).",
        "requestBody": \(patchBody("StoryPatch")),
        "responses": \(replies("The updated story.", schema("Story"), problems: 404))
      }
    }
    """

  private static let newsFeeds = """
    "/api/v1/news/feeds": {
      "get": {"summary": "Lists the feeds, sorted by title.", "responses": \(replies("The feeds.", array(of: "StorySource")))},
      "post": {
        "summary": "Subscribes to a feed and fetches it. If the address is that of a page, follows its link to a feed or, without one, tries the usual locations on its server. Addresses in private networks are rejected.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "additionalProperties": false, "required": ["address"], "properties": {"address": {"type": "string", "maxLength": \(BodyUse.limit)}, "category": {"type": "string", "maxLength": \(NewsCategory.limit)}}}}}},
        "responses": {
          "201": {"description": "The feed, the number of its stories, and the problems of its document.", "content": {"application/json": {"schema": {"type": "object", "required": ["feed", "stories", "notes"], "properties": {"feed": {"$ref": "#/components/schemas/StorySource"}, "stories": {"type": "integer"}, "notes": {"type": "array", "items": {"type": "string"}}}}}}},
          \(problems(403, 409, 422, 502, 503, 504))
        }
      }
    },
    "/api/v1/news/feeds/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "An identifier, an address or a title."}],
      "patch": {
        "summary": "Moves a feed to another category; null removes it from its category.",
        "requestBody": \(patchBody("StorySourcePatch")),
        "responses": \(replies("The updated feed.", schema("StorySource"), problems: 404))
      },
      "delete": {"summary": "Removes a feed and the stories that only it has, except for starred ones.", "responses": \(replies("Removed.", status: 204, problems: 404))}
    },
    "/api/v1/news/feeds.opml": {
      "get": {
        "summary": "Exports the feeds as OPML.",
        "responses": \(replies("The list.", text, type: "text/x-opml"))
      },
      "post": {
        "summary": "Subscribes to the feeds of an OPML file without fetching them. Existing feeds do not change.",
        "requestBody": {"required": true, "content": {"text/x-opml": {"schema": {"type": "string"}}, "application/xml": {"schema": {"type": "string"}}, "text/xml": {"schema": {"type": "string"}}}},
        "responses": {
          "200": {"description": "The result of the import.", "content": {"application/json": {"schema": {"type": "object", "required": ["added", "known", "leftOut", "notes"], "properties": {"added": {"type": "array", "items": {"$ref": "#/components/schemas/StorySource"}}, "known": {"type": "integer"}, "leftOut": {"type": "integer"}, "notes": {"type": "array", "items": {"type": "string"}, "description": "The skipped rows with the reasons; at most 100."}}}}}},
          \(problems(413))
        }
      }
    }
    """

  private static let newsOthers = """
    "/api/v1/news/refresh": {
      "post": {
        "summary": "Fetches feeds, whether they are due or not, and responds when all are done. Many hosts are contacted concurrently, with one request at a time per host. Feeds whose servers are rate-limiting are not fetched.",
        "requestBody": {"content": {"application/json": {"schema": {"type": "object", "additionalProperties": false, "properties": {"feeds": {"type": "array", "maxItems": \(NewsFeed.limit), "items": {"type": "string", "maxLength": \(BodyUse.limit)}, "description": "Identifiers, addresses or titles. By default, all feeds."}}}}}},
        "responses": \(replies("The results by feed. The refresh succeeds even if some feeds fail.", schema("StoryRefresh")))
      }
    },
    "/api/v1/news/refresh/states": {
      "get": {
        "summary": "Fetches the feeds that are due, and streams every state as a server-sent event: idle, preparing, refreshing for each feed, then success or failure, which ends the stream. Close an EventSource after the last event, or it reconnects. Disconnecting cancels the refresh; feeds fetched until then are stored.",
        "parameters": \(parameters("StoryCategory", "StoryFeed", "StoryUnread", "StoryStarred", "StoryWords", "StoryLimit", "StoryCursor")),
        "responses": \(replies("The events. The data is a StoryStep for refreshing, a StorySuccess for success, and a Problem for failure.", text, type: "text/event-stream"))
      }
    },
    "/api/v1/news/filters": {
      "get": {"summary": "Lists the filters.", "responses": \(replies("The filters.", array(of: "StoryFilter")))},
      "post": {
        "summary": "Adds a filter. Filters hide stories and delete none.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "additionalProperties": false, "required": ["verdict", "field", "value"], "properties": {"verdict": {"enum": ["keep", "block"]}, "field": {"enum": ["title", "author", "address", "age"]}, "value": {"type": "string", "maxLength": \(BodyUse.limit), "description": "A text to search for, or a number of days."}}}}}},
        "responses": \(replies("All filters.", array(of: "StoryFilter"), status: 201))
      }
    },
    "/api/v1/news/filters/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "integer", "minimum": \(Int.min), "maximum": \(Int.max)}}],
      "delete": {"summary": "Removes a filter.", "responses": \(replies("Removed.", status: 204, problems: 404))}
    },
    "/api/v1/news/preview": {
      "get": {
        "summary": "Returns the content of the document at an address without storing it. Addresses in private networks are rejected.",
        "parameters": [{"name": "address", "in": "query", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}}],
        "responses": \(replies("The content of the document.", schema("StoryPreview"), problems: 403, 422))
      },
      "post": {
        "summary": "Returns the content of the document in the body: RSS, RDF, Atom, JSON Feed or RSS in JSON, according to the content type.",
        "parameters": [{"name": "base", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The base of relative addresses."}],
        "requestBody": {"required": true, "content": {"*/*": {"schema": {"type": "string"}}}},
        "responses": \(replies("The content of the document.", schema("StoryPreview"), problems: 413, 422))
      }
    }
    """
}
