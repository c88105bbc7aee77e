import CoreDomain
import StargazersDomain

extension OpenAPIPart {
  /// The stargazers part of the API description. A test compares it with the routes.
  static let stargazers = OpenAPIPart(paths: stargazerPaths, components: stargazerComponents)

  private static let stargazerPaths = """
    "/api/v1/stargazers": {
      "get": {
        "summary": "Lists who has starred a repository. The list may take minutes when nothing of it is stored; /api/v1/stargazers/list/states says how far it has come.",
        "parameters": [
          {"$ref": "#/components/parameters/StargazerRepository"}, {"$ref": "#/components/parameters/StargazerSort"},
          {"$ref": "#/components/parameters/StargazerLimit"}, {"$ref": "#/components/parameters/StargazerRefresh"}
        ],
        "responses": {
          "200": {
            "description": "The list, or how much of it there is for this server. What is refused to it is no failure: availability says so.",
            "headers": {
              "Seams-Origin": {"$ref": "#/components/headers/StargazerOrigin"},
              "Age": {"$ref": "#/components/headers/StargazerAge"}
            },
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/StargazerList"}}}
          },
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/stargazers/list/states": {
      "get": {
        "summary": "Lists, and tells every state on the way: the events idle, preparing, walking for each page and each pause, and then success or failure, with which the stream ends. Whoever reads it by an EventSource closes that then, or it asks again. Whoever leaves ends the walk; what was read is stored, and the same question goes on from there.",
        "parameters": [
          {"$ref": "#/components/parameters/StargazerRepository"}, {"$ref": "#/components/parameters/StargazerSort"},
          {"$ref": "#/components/parameters/StargazerLimit"}, {"$ref": "#/components/parameters/StargazerRefresh"}
        ],
        "responses": {
          "200": {"description": "The events. The data of preparing is a StargazerQuestion, that of walking a StargazerStep, that of success a StargazerSuccess, that of failure a Problem.", "content": {"text/event-stream": {"schema": {"type": "string"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/stargazers/people/{login}": {
      "parameters": [{"name": "login", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The name of the account, in any case."}],
      "get": {
        "summary": "Shows one of them.",
        "parameters": [{"$ref": "#/components/parameters/StargazerRepository"}],
        "responses": {
          "200": {
            "description": "Who it is.",
            "headers": {
              "Seams-Origin": {"$ref": "#/components/headers/StargazerOrigin"},
              "Age": {"$ref": "#/components/headers/StargazerAge"}
            },
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Stargazer"}}}
          },
          "403": {"$ref": "#/components/responses/Problem"},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/stargazers/history": {
      "get": {
        "summary": "Tells how many stars a repository has, and how many it got in each week. It is public where the list is not.",
        "parameters": [{"$ref": "#/components/parameters/StargazerRepository"}, {"$ref": "#/components/parameters/StargazerRefresh"}],
        "responses": {
          "200": {
            "description": "The history.",
            "headers": {
              "Seams-Origin": {"$ref": "#/components/headers/StargazerOrigin"},
              "Age": {"$ref": "#/components/headers/StargazerAge"}
            },
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/StarHistory"}}}
          },
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/stargazers/history.svg": {
      "get": {
        "summary": "Draws how many stars a repository had, week by week.",
        "parameters": [{"$ref": "#/components/parameters/StargazerRepository"}],
        "responses": {
          "200": {
            "description": "The chart.",
            "headers": {
              "Seams-Origin": {"$ref": "#/components/headers/StargazerOrigin"},
              "Age": {"$ref": "#/components/headers/StargazerAge"}
            },
            "content": {"image/svg+xml": {"schema": {"type": "string"}}}
          },
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let stargazerComponents = OpenAPIComponents(
    parameters: """
      "StargazerRepository": {"name": "repository", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "An owner, a slash and a name, or the address of a page about the repository. Without it, the one that was listed last."},
      "StargazerSort": {"name": "sort", "in": "query", "schema": {"enum": ["oldest", "newest"], "default": "oldest"}},
      "StargazerLimit": {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ListLimit.most)}, "description": "How many at most. Without it, as many as the last time; 30 the first time."},
      "StargazerRefresh": {"name": "refresh", "in": "query", "schema": {"enum": ["yes", "no"], "default": "no"}, "description": "Whether every page is asked for, also where nothing can have changed."}
      """,
    schemas: """
      "StargazerList": {
        "type": "object", "required": ["availability", "total", "fetchedAt", "stargazers", "refusal"],
        "properties": {
          "availability": {"enum": ["list", "restricted", "partial"], "description": "Whether there is all of what was asked for, nothing, since it is for the people of the repository alone, or a part."},
          "total": {"type": ["integer", "null"], "description": "How many stars there are, as the service counts."},
          "fetchedAt": {"type": "string", "format": "date-time"},
          "stargazers": {"type": "array", "maxItems": \(PageSize.bounds.upperBound), "items": {"$ref": "#/components/schemas/Stargazer"}},
          "refusal": {"type": ["string", "null"], "maxLength": 301, "description": "Why the service does not show the list, in its own words, if it gave a reason."}
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
          "weeks": {"type": "array", "items": {"$ref": "#/components/schemas/StarWeek"}, "description": "The newest first."}
        }
      },
      "StarWeek": {
        "type": "object", "required": ["week", "total", "days"],
        "properties": {
          "week": {"type": "integer", "description": "The beginning of its Sunday, in seconds since 1970."},
          "total": {"type": "integer"},
          "days": {"type": "array", "minItems": 7, "maxItems": 7, "items": {"type": "integer"}}
        }
      },
      "StargazerQuestion": {
        "type": "object", "required": ["repository", "sort", "limit"],
        "properties": {"repository": {"type": "string"}, "sort": {"enum": ["oldest", "newest"]}, "limit": {"type": "integer"}}
      },
      "StargazerStep": {
        "type": "object", "description": "So many pages are here, of so many; or the walk stands still until a moment, since the service wants it.",
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
      "StargazerOrigin": {"schema": {"enum": ["service", "fresh", "stored"]}, "description": "Who says so: the service at this moment; what is stored, less than a minute after the service was asked; what is stored, since the service could not be asked."},
      "StargazerAge": {"schema": {"type": "integer"}, "description": "Of what is stored, the seconds since the service was asked (RFC 9111)."}
      """)
}
