import CoreDomain
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
          {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ListLimit.most), "default": \(QuakeListRequest.usualLimit)}}
        ],
        "responses": {
          "200": {
            "description": "They, in the order that was asked for.",
            "headers": {
              "Seams-Origin": {"$ref": "#/components/headers/QuakeOrigin"},
              "Seams-Complete": {"$ref": "#/components/headers/QuakeComplete"},
              "Age": {"$ref": "#/components/headers/QuakeAge"},
              "X-Total-Count": {"schema": {"type": "integer"}, "description": "How many there are without limit."}
            },
            "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Quake"}}}}
          },
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/earthquakes/count": {
      "get": {
        "summary": "Counts earthquakes around a place.",
        "parameters": [
          {"$ref": "#/components/parameters/QuakeNear"}, {"$ref": "#/components/parameters/QuakeRadius"},
          {"$ref": "#/components/parameters/QuakeSince"}, {"$ref": "#/components/parameters/QuakeMagnitude"}
        ],
        "responses": {
          "200": {
            "description": "How many there were.",
            "headers": {
              "Seams-Origin": {"$ref": "#/components/headers/QuakeOrigin"},
              "Seams-Complete": {"$ref": "#/components/headers/QuakeComplete"},
              "Age": {"$ref": "#/components/headers/QuakeAge"}
            },
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/QuakeCount"}}}
          },
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/earthquakes/count/states": {
      "get": {
        "summary": "Counts, and tells every state on the way: the events idle, counting, and then success or failure, with which the stream ends. Whoever reads it by an EventSource closes that then, or it asks again.",
        "parameters": [
          {"$ref": "#/components/parameters/QuakeNear"}, {"$ref": "#/components/parameters/QuakeRadius"},
          {"$ref": "#/components/parameters/QuakeSince"}, {"$ref": "#/components/parameters/QuakeMagnitude"}
        ],
        "responses": {
          "200": {"description": "The events. The data of success is a QuakeSuccess, that of failure a Problem.", "content": {"text/event-stream": {"schema": {"type": "string"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/earthquakes/events/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "An identifier of the event, which may be a former one."}],
      "get": {
        "summary": "Shows one event.",
        "responses": {
          "200": {
            "description": "The event.",
            "headers": {
              "Seams-Origin": {"$ref": "#/components/headers/QuakeOrigin"},
              "Seams-Complete": {"$ref": "#/components/headers/QuakeComplete"},
              "Age": {"$ref": "#/components/headers/QuakeAge"}
            },
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Quake"}}}
          },
          "404": {"$ref": "#/components/responses/Problem"},
          "410": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/earthquakes/places": {
      "get": {
        "summary": "Lists the places that have a name, the largest first.",
        "parameters": [{"name": "q", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "Beginnings of words of the name or the region."}],
        "responses": {
          "200": {"description": "The places.", "content": {"application/json": {"schema": {"type": "array", "maxItems": \(PlaceListState.limit), "items": {"$ref": "#/components/schemas/QuakePlace"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/earthquakes/map.svg": {
      "get": {
        "summary": "Draws earthquakes around a place as a map.",
        "parameters": [
          {"$ref": "#/components/parameters/QuakeNear"}, {"$ref": "#/components/parameters/QuakeRadius"},
          {"$ref": "#/components/parameters/QuakeSince"}, {"$ref": "#/components/parameters/QuakeMagnitude"}
        ],
        "responses": {
          "200": {"$ref": "#/components/responses/QuakePicture"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/earthquakes/histogram.svg": {
      "get": {
        "summary": "Draws how many earthquakes there were on each day.",
        "parameters": [
          {"$ref": "#/components/parameters/QuakeNear"}, {"$ref": "#/components/parameters/QuakeRadius"},
          {"$ref": "#/components/parameters/QuakeSince"}, {"$ref": "#/components/parameters/QuakeMagnitude"}
        ],
        "responses": {
          "200": {"$ref": "#/components/responses/QuakePicture"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let quakeComponents = OpenAPIComponents(
    parameters: """
      "QuakeNear": {"name": "near", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit), "default": "\(QuakeForm.usualPlace)"}, "description": "The name of a place, or a latitude and a longitude with a comma between them."},
      "QuakeRadius": {"name": "radius", "in": "query", "schema": {"type": "number", "minimum": \(Radius.bounds.lowerBound), "maximum": \(Radius.bounds.upperBound), "default": 100}, "description": "In kilometres."},
      "QuakeSince": {"name": "since", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit), "default": "2015-10-01"}, "description": "A day, or a moment in ISO 8601."},
      "QuakeMagnitude": {"name": "magnitude", "in": "query", "schema": {"type": "number", "minimum": -10, "maximum": 12}, "description": "The weakest that counts. Without it each counts, also one without a magnitude."}
      """,
    responses: """
      "QuakePicture": {
        "description": "The picture.",
        "headers": {
          "Seams-Origin": {"$ref": "#/components/headers/QuakeOrigin"},
          "Seams-Complete": {"$ref": "#/components/headers/QuakeComplete"},
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
          "place": {"type": ["string", "null"], "description": "In the words of the service."},
          "latitude": {"type": "number"}, "longitude": {"type": "number"},
          "distanceKm": {"type": ["number", "null"], "description": "From the place that was asked about, where one was."},
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
      "QuakeOrigin": {"schema": {"enum": ["service", "fresh", "stored"]}, "description": "Who says so: the service at this moment; what is stored, less than a minute after the service was asked; what is stored, since the service could not be asked."},
      "QuakeComplete": {"schema": {"type": "boolean"}, "description": "Of what is stored, whether nothing of what the service knew is missing."},
      "QuakeAge": {"schema": {"type": "integer"}, "description": "Of what is stored, the seconds since the service was asked (RFC 9111)."}
      """)
}
