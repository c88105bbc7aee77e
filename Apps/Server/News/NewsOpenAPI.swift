import CoreDomain
import NewsDomain

extension OpenAPIPart {
  /// The news part of the API description. A test compares it with the routes.
  static let news = OpenAPIPart(
    paths: [newsStories, newsFeeds, newsOthers].joined(separator: ",\n"),
    components: newsComponents)

  private static let newsStories = """
    "/api/v1/news/stories": {
      "get": {
        "summary": "Lists stories as they are kept, newest first, each once. Nobody else is asked; POST /api/v1/news/refresh fetches.",
        "parameters": [
          {"$ref": "#/components/parameters/StoryCategory"}, {"$ref": "#/components/parameters/StoryFeed"},
          {"$ref": "#/components/parameters/StoryUnread"}, {"$ref": "#/components/parameters/StoryStarred"},
          {"$ref": "#/components/parameters/StoryWords"}, {"$ref": "#/components/parameters/StoryLimit"},
          {"$ref": "#/components/parameters/StoryAfter"}
        ],
        "responses": {
          "200": {"description": "The list.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/StoryList"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/news/stories/mark-read": {
      "post": {
        "summary": "Marks every story of a feed or a category as read, or every one where neither is given.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "additionalProperties": false, "properties": {"feed": {"type": "string", "maxLength": \(BodyUse.limit), "description": "An identifier, an address or a title."}, "category": {"type": "string", "maxLength": \(NewsCategory.limit)}}}}}},
        "responses": {
          "200": {"description": "How many were unread.", "content": {"application/json": {"schema": {"type": "object", "required": ["marked"], "properties": {"marked": {"type": "integer"}}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/news/stories/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}}],
      "get": {
        "summary": "Shows a story. It stays unread.",
        "parameters": [{"name": "feed", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "Whose version to show: an identifier, an address or a title. Without it, the version that lists over several feeds show."}],
        "responses": {
          "200": {"description": "The story.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Story"}}}},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "patch": {
        "summary": "Marks a story as read or unread, and gives it a star or takes it, after RFC 7396.",
        "requestBody": {"required": true, "content": {"application/merge-patch+json": {"schema": {"$ref": "#/components/schemas/StoryPatch"}}, "application/json": {"schema": {"$ref": "#/components/schemas/StoryPatch"}}}},
        "responses": {
          "200": {"description": "The story as it is then.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Story"}}}},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let newsFeeds = """
    "/api/v1/news/feeds": {
      "get": {
        "summary": "Lists the feeds, in the order of their titles.",
        "responses": {
          "200": {"description": "The feeds.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/StorySource"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Adds a feed and fetches it. An address of a page leads on to the feed that it offers, or else to one at a usual place on its server. Addresses in private networks are refused.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "additionalProperties": false, "required": ["address"], "properties": {"address": {"type": "string", "maxLength": \(BodyUse.limit)}, "category": {"type": "string", "maxLength": \(NewsCategory.limit)}}}}}},
        "responses": {
          "201": {"description": "The feed, how many stories it brought, and what is wrong with its document.", "content": {"application/json": {"schema": {"type": "object", "required": ["feed", "stories", "notes"], "properties": {"feed": {"$ref": "#/components/schemas/StorySource"}, "stories": {"type": "integer"}, "notes": {"type": "array", "items": {"type": "string"}}}}}}},
          "403": {"$ref": "#/components/responses/Problem"},
          "409": {"$ref": "#/components/responses/Problem"},
          "422": {"$ref": "#/components/responses/Problem"},
          "502": {"$ref": "#/components/responses/Problem"}, "503": {"$ref": "#/components/responses/Problem"},
          "504": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/news/feeds/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "An identifier, an address or a title."}],
      "patch": {
        "summary": "Files a feed under another category, or under none with null.",
        "requestBody": {"required": true, "content": {"application/merge-patch+json": {"schema": {"$ref": "#/components/schemas/StorySourcePatch"}}, "application/json": {"schema": {"$ref": "#/components/schemas/StorySourcePatch"}}}},
        "responses": {
          "200": {"description": "The feed as it is then.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/StorySource"}}}},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "delete": {
        "summary": "Removes a feed and the stories that no other one carries. Stories with a star are kept.",
        "responses": {
          "204": {"description": "It is gone."},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/news/feeds.opml": {
      "get": {
        "summary": "Exports the feeds as a list in OPML.",
        "responses": {
          "200": {"description": "The list.", "content": {"text/x-opml": {"schema": {"type": "string"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Adds the feeds of a list in OPML, without fetching them. Those that are there already stay as they are.",
        "requestBody": {"required": true, "content": {"text/x-opml": {"schema": {"type": "string"}}, "application/xml": {"schema": {"type": "string"}}, "text/xml": {"schema": {"type": "string"}}}},
        "responses": {
          "200": {"description": "What was added.", "content": {"application/json": {"schema": {"type": "object", "required": ["added", "known", "leftOut", "notes"], "properties": {"added": {"type": "array", "items": {"$ref": "#/components/schemas/StorySource"}}, "known": {"type": "integer"}, "leftOut": {"type": "integer"}, "notes": {"type": "array", "items": {"type": "string"}, "description": "Which rows were left out, and why; at most 100."}}}}}},
          "413": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let newsOthers = """
    "/api/v1/news/refresh": {
      "post": {
        "summary": "Fetches feeds, whether they are due or not, and answers when all have come: many hosts at once, one request at a time of each. Feeds whose servers want to be left alone are not asked.",
        "requestBody": {"content": {"application/json": {"schema": {"type": "object", "additionalProperties": false, "properties": {"feeds": {"type": "array", "maxItems": \(NewsFeed.limit), "items": {"type": "string", "maxLength": \(BodyUse.limit)}, "description": "Identifiers, addresses or titles. Without it, every feed."}}}}}},
        "responses": {
          "200": {"description": "What came. A feed that does not come is no failure of the refresh.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/StoryRefresh"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/news/refresh/states": {
      "get": {
        "summary": "Fetches the feeds that are due, and tells every state on the way: the events idle, preparing, refreshing for each feed, and then success or failure, with which the stream ends. Whoever reads it by an EventSource closes that then, or it asks again. Whoever leaves ends the refresh; what came by then is kept.",
        "parameters": [
          {"$ref": "#/components/parameters/StoryCategory"}, {"$ref": "#/components/parameters/StoryFeed"},
          {"$ref": "#/components/parameters/StoryUnread"}, {"$ref": "#/components/parameters/StoryStarred"},
          {"$ref": "#/components/parameters/StoryWords"}, {"$ref": "#/components/parameters/StoryLimit"},
          {"$ref": "#/components/parameters/StoryAfter"}
        ],
        "responses": {
          "200": {"description": "The events. The data of refreshing is a StoryStep, that of success a StorySuccess, that of failure a Problem.", "content": {"text/event-stream": {"schema": {"type": "string"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/news/filters": {
      "get": {
        "summary": "Lists the filters.",
        "responses": {
          "200": {"description": "The filters.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/StoryFilter"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Adds a filter. Filters hide, and never throw away.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "additionalProperties": false, "required": ["verdict", "field", "value"], "properties": {"verdict": {"enum": ["keep", "block"]}, "field": {"enum": ["title", "author", "address", "age"]}, "value": {"type": "string", "maxLength": \(BodyUse.limit), "description": "A text to look for, or a number of days."}}}}}},
        "responses": {
          "201": {"description": "Every filter.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/StoryFilter"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/news/filters/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "integer", "minimum": \(Int.min), "maximum": \(Int.max)}}],
      "delete": {
        "summary": "Removes a filter.",
        "responses": {
          "204": {"description": "It is gone."},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/news/preview": {
      "get": {
        "summary": "Shows what the document at an address says. Nothing is kept. Addresses in private networks are refused.",
        "parameters": [{"name": "address", "in": "query", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}}],
        "responses": {
          "200": {"description": "What it says.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/StoryPreview"}}}},
          "403": {"$ref": "#/components/responses/Problem"},
          "422": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Shows what the document in the body says: RSS, RDF, Atom, JSON Feed or RSS in JSON, of the type that the request names.",
        "parameters": [{"name": "base", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "What relative addresses start from."}],
        "requestBody": {"required": true, "content": {"*/*": {"schema": {"type": "string"}}}},
        "responses": {
          "200": {"description": "What it says.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/StoryPreview"}}}},
          "413": {"$ref": "#/components/responses/Problem"},
          "422": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """
}
