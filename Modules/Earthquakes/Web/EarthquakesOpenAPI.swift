import CoreDomain
import CoreWeb
import EarthquakesDomain

extension OpenAPIPart {
  /// The earthquakes part of the API description. A test compares it with the routes.
  static let earthquakes = OpenAPIPart(paths: quakePaths, components: quakeComponents)

  private static let quakePaths = """
    "/api/v1/earthquakes": {
      "get": {
        "summary": "Lists earthquakes around a place.",
        "parameters": [
          {"$ref": "#/components/parameters/QuakeNear"}, {"$ref": "#/components/parameters/QuakeRadius"},
          {"$ref": "#/components/parameters/QuakeSince"}, {"$ref": "#/components/parameters/QuakeMagnitude"},
          {"name": "sort", "in": "query", "schema": {"enum": ["newest", "largest", "nearest"], "default": "newest"}},
          {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ListLimit.most), "default": \(QuakeListRequest.usualLimit)}},
          {"name": "cursor", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": \(QuakeListRequest.offsets.upperBound), "default": 0}}
        ],
        "responses": {
          "200": {
            "description": "The earthquakes, sorted as requested.",
            "headers": {
              "\(ProductName.token)-Origin": {"$ref": "#/components/headers/QuakeOrigin"},
              "\(ProductName.token)-Complete": {"$ref": "#/components/headers/QuakeComplete"},
              "Age": {"$ref": "#/components/headers/QuakeAge"},
              "X-Total-Count": {"schema": {"type": "integer"}, "description": "The number of matches, ignoring limit and cursor."},
              "Link": {"schema": {"type": "string"}, "description": "The previous and the next page (RFC 8288)."}
            },
            "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Quake"}}}}
          },
          \(problems())
        }
      }
    },
    "/api/v1/earthquakes/count": {
      "get": {
        "summary": "Counts earthquakes around a place.",
        "parameters": \(parameters("QuakeNear", "QuakeRadius", "QuakeSince", "QuakeMagnitude")),
        "responses": \(replies("The count.", schema("QuakeCount"), headers: originHeaders))
      }
    },
    "/api/v1/earthquakes/count/states": {
      "get": {
        "summary": "Counts earthquakes, with every state as a server-sent event: idle, counting, then success or failure. The stream ends after success or failure; close an EventSource then, or it reconnects.",
        "parameters": \(parameters("QuakeNear", "QuakeRadius", "QuakeSince", "QuakeMagnitude")),
        "responses": \(replies("The events. The data of success is a QuakeSuccess, and of failure a Problem.", text, type: "text/event-stream"))
      }
    },
    "/api/v1/earthquakes/events/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "A current or former identifier of the event."}],
      "get": {
        "summary": "Returns an event.",
        "responses": \(replies("The event.", schema("Quake"), headers: originHeaders, problems: 404, 410))
      }
    },
    "/api/v1/earthquakes/places": {
      "get": {
        "summary": "Lists named places, largest first.",
        "parameters": [{"name": "q", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The first letters of words in the name or the region."}],
        "responses": {
          "200": {"description": "The places.", "content": {"application/json": {"schema": {"type": "array", "maxItems": \(PlaceListState.limit), "items": {"$ref": "#/components/schemas/QuakePlace"}}}}},
          \(problems())
        }
      }
    },
    "/api/v1/earthquakes/map.svg": {
      "get": {
        "summary": "Draws a map of earthquakes around a place.",
        "parameters": \(parameters("QuakeNear", "QuakeRadius", "QuakeSince", "QuakeMagnitude")),
        "responses": {"200": {"$ref": "#/components/responses/QuakePicture"}, \(problems())}
      }
    },
    "/api/v1/earthquakes/histogram.svg": {
      "get": {
        "summary": "Draws a histogram of earthquakes by day.",
        "parameters": \(parameters("QuakeNear", "QuakeRadius", "QuakeSince", "QuakeMagnitude")),
        "responses": {"200": {"$ref": "#/components/responses/QuakePicture"}, \(problems())}
      }
    }
    """

  private static var originHeaders: KeyValuePairs<String, String> {
    [
      "\(ProductName.token)-Origin": "QuakeOrigin",
      "\(ProductName.token)-Complete": "QuakeComplete",
      "Age": "QuakeAge",
    ]
  }

  private static let quakeComponents = OpenAPIComponents(
    parameters: """
      "QuakeNear": {"name": "near", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit), "default": "\(QuakeForm.usualPlace)"}, "description": "A place name, or latitude and longitude separated by a comma."},
      "QuakeRadius": {"name": "radius", "in": "query", "schema": {"type": "number", "minimum": \(Radius.bounds.lowerBound), "maximum": \(Radius.bounds.upperBound), "default": 100}, "description": "In kilometres."},
      "QuakeSince": {"name": "since", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit), "default": "2015-10-01"}, "description": "The earliest date or time, in ISO 8601."},
      "QuakeMagnitude": {"name": "magnitude", "in": "query", "schema": {"type": "number", "minimum": -10, "maximum": 12}, "description": "The minimum magnitude. By default, all earthquakes match, including those without a magnitude."}
      """,
    responses: """
      "QuakePicture": {
        "description": "The image.",
        "headers": {
          "\(ProductName.token)-Origin": {"$ref": "#/components/headers/QuakeOrigin"},
          "\(ProductName.token)-Complete": {"$ref": "#/components/headers/QuakeComplete"},
          "Age": {"$ref": "#/components/headers/QuakeAge"}
        },
        "content": {"image/svg+xml": {"schema": {"type": "string"}}}
      }
      """,
    schemas: """
      "Quake": {
        "type": "object",
        "required": ["id", "time", "magnitude", "depthKm", "place", "latitude", "longitude", "distanceKm", "type", "url"],
        "properties": {
          "id": {"type": "string"}, "time": {"type": "string", "format": "date-time"},
          "magnitude": {"type": ["number", "null"]}, "depthKm": {"type": ["number", "null"]},
          "place": {"type": ["string", "null"], "description": "The place as the service describes it."},
          "latitude": {"type": "number"}, "longitude": {"type": "number"},
          "distanceKm": {"type": ["number", "null"], "description": "The distance from the requested place, or null."},
          "type": {"type": "string"}, "url": {"type": ["string", "null"]}
        }
      },
      "QuakeCount": {
        "type": "object",
        "required": ["place", "latitude", "longitude", "radiusKm", "since", "minMagnitude", "count"],
        "properties": {
          "place": {"type": "string"}, "latitude": {"type": "number"}, "longitude": {"type": "number"},
          "radiusKm": {"type": "number"}, "since": {"type": "string", "format": "date-time"},
          "minMagnitude": {"type": ["number", "null"]}, "count": {"type": "integer"}
        }
      },
      "QuakeSuccess": {
        "type": "object", "required": ["answer", "origin", "ageSeconds", "isComplete"],
        "properties": {
          "answer": {"$ref": "#/components/schemas/QuakeCount"}, "origin": {"enum": ["service", "fresh", "stored"]},
          "ageSeconds": {"type": ["integer", "null"]}, "isComplete": {"type": ["boolean", "null"]}
        }
      },
      "QuakePlace": {
        "type": "object", "required": ["name", "region", "latitude", "longitude"],
        "properties": {
          "name": {"type": "string"}, "region": {"type": "string"},
          "latitude": {"type": "number"}, "longitude": {"type": "number"}
        }
      }
      """,
    headers: """
      "QuakeOrigin": {"schema": {"enum": ["service", "fresh", "stored"]}, "description": "service: current data of the service; fresh: stored data less than a minute old; stored: stored data, because the service could not be reached."},
      "QuakeComplete": {"schema": {"type": "boolean"}, "description": "Whether stored data was complete when it was fetched."},
      "QuakeAge": {"schema": {"type": "integer"}, "description": "The age of stored data in seconds (RFC 9111)."}
      """)
}
