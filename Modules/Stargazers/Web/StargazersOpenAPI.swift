import CoreDomain
import CoreWeb
import StargazersDomain

extension OpenAPIPart {
  /// The stargazers part of the API description. A test compares it with the routes.
  static let stargazers = OpenAPIPart(paths: stargazerPaths, components: stargazerComponents)

  private static let stargazerPaths = """
    "/api/v1/stargazers": {
      "get": {
        "summary": "Lists the stargazers of a repository. The first request may take minutes; /api/v1/stargazers/list/states reports its progress.",
        "parameters": \(parameters("StargazerRepository", "StargazerSort", "StargazerLimit", "StargazerCursor", "StargazerRefresh")),
        "responses": \(replies("The list, or the part that is available to this server. See availability.", schema("StargazerList"), headers: originHeaders))
      }
    },
    "/api/v1/stargazers/list/states": {
      "get": {
        "summary": "Lists stargazers, with every state as a server-sent event: idle, preparing, loading for each page and each pause, then success or failure. The stream ends after success or failure; close an EventSource then, or it reconnects. Disconnecting cancels the request. Pages read until then are stored, and the next request continues from there.",
        "parameters": \(parameters("StargazerRepository", "StargazerSort", "StargazerLimit", "StargazerCursor", "StargazerRefresh")),
        "responses": \(replies("The events. The data of preparing is a StargazerQuery, of loading a StargazerStep, of success a StargazerSuccess, and of failure a Problem.", text, type: "text/event-stream"))
      }
    },
    "/api/v1/stargazers/people/{login}": {
      "parameters": [{"name": "login", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The name of the account. Case is ignored."}],
      "get": {
        "summary": "Returns a stargazer of a repository.",
        "parameters": \(parameters("StargazerRepository")),
        "responses": \(replies("The stargazer.", schema("Stargazer"), headers: originHeaders, problems: 403, 404))
      }
    },
    "/api/v1/stargazers/history": {
      "get": {
        "summary": "Returns the total number of stars and the new stars of each week. The history is public even if the list is restricted.",
        "parameters": \(parameters("StargazerRepository", "StargazerRefresh")),
        "responses": \(replies("The history.", schema("StarHistory"), headers: originHeaders))
      }
    },
    "/api/v1/stargazers/history.svg": {
      "get": {
        "summary": "Draws the number of stars over time.",
        "parameters": \(parameters("StargazerRepository")),
        "responses": \(replies("The chart.", text, type: "image/svg+xml", headers: originHeaders))
      }
    }
    """

  private static var originHeaders: KeyValuePairs<String, String> {
    ["\(ProductName.token)-Origin": "StargazerOrigin", "Age": "StargazerAge"]
  }

  private static let stargazerComponents = OpenAPIComponents(
    parameters: """
      "StargazerRepository": {"name": "repository", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "Owner and name, separated by a slash, or the URL of a page of the repository. The default is the last listed repository."},
      "StargazerSort": {"name": "sort", "in": "query", "schema": {"enum": ["oldest", "newest"], "default": "oldest"}},
      "StargazerLimit": {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ListLimit.most)}, "description": "The maximum number of rows. The default is that of the last list, but at most \(ListLimit.mostOfReply), initially 30."},
      "StargazerCursor": {"name": "cursor", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": \(StargazerListRequest.offsets.upperBound), "default": 0}, "description": "How many rows to skip: the value of “next” in the previous page."},
      "StargazerRefresh": {"name": "refresh", "in": "query", "schema": {"enum": ["yes", "no"], "default": "no"}, "description": "Whether to download every page again, even if it cannot have changed."}
      """,
    schemas: """
      "StargazerList": {
        "type": "object", "required": ["availability", "total", "fetchedAt", "stargazers", "next", "refusal"],
        "properties": {
          "availability": {"enum": ["list", "restricted", "partial"], "description": "list if complete; restricted if GitHub shows it only to members of the repository; partial if rows are missing."},
          "total": {"type": ["integer", "null"], "description": "The number of stars, as counted by GitHub."},
          "fetchedAt": {"type": "string", "format": "date-time"},
          "stargazers": {"type": "array", "maxItems": \(ListLimit.mostOfReply), "items": {"$ref": "#/components/schemas/Stargazer"}},
          "next": {"type": ["integer", "null"], "description": "The cursor of the next page; null on the last one."},
          "refusal": {"type": ["string", "null"], "maxLength": 301, "description": "GitHub's reason for not showing the list, or null."}
        }
      },
      "Stargazer": {
        "type": "object", "required": ["login", "url", "avatarUrl", "starredAt"],
        "properties": {
          "login": {"type": "string"}, "url": {"type": ["string", "null"]},
          "avatarUrl": {"type": ["string", "null"]}, "starredAt": {"type": ["string", "null"], "format": "date-time"}
        }
      },
      "StarHistory": {
        "type": "object", "required": ["total", "weeks"],
        "properties": {
          "total": {"type": "integer"},
          "weeks": {"type": "array", "items": {"$ref": "#/components/schemas/StarWeek"}, "description": "Newest first."}
        }
      },
      "StarWeek": {
        "type": "object", "required": ["week", "total", "days"],
        "properties": {
          "week": {"type": "integer", "description": "The start of the week (Sunday, 00:00 UTC), in seconds since 1970-01-01."},
          "total": {"type": "integer"},
          "days": {"type": "array", "minItems": 7, "maxItems": 7, "items": {"type": "integer"}}
        }
      },
      "StargazerQuery": {
        "type": "object", "required": ["repository", "sort", "limit"],
        "properties": {"repository": {"type": "string"}, "sort": {"enum": ["oldest", "newest"]}, "limit": {"type": "integer"}}
      },
      "StargazerStep": {
        "type": "object", "description": "The number of pages read and needed, or the time until which the rate limit pauses the request.",
        "required": ["page", "pages", "pausedUntil"],
        "properties": {"page": {"type": ["integer", "null"]}, "pages": {"type": ["integer", "null"]}, "pausedUntil": {"type": ["string", "null"], "format": "date-time"}}
      },
      "StargazerSuccess": {
        "type": "object", "required": ["answer", "origin", "ageSeconds"],
        "properties": {
          "answer": {"$ref": "#/components/schemas/StargazerList"}, "origin": {"enum": ["service", "fresh", "stored"]},
          "ageSeconds": {"type": ["integer", "null"]}
        }
      }
      """,
    headers: """
      "StargazerOrigin": {"schema": {"enum": ["service", "fresh", "stored"]}, "description": "service: current data of GitHub; fresh: stored data less than a minute old; stored: stored data, because GitHub could not be reached."},
      "StargazerAge": {"schema": {"type": "integer"}, "description": "The age of stored data in seconds (RFC 9111)."}
      """)
}
