import BookshelfDomain
import CoreDomain
import CoreWeb

extension OpenAPIPart {
  /// The bookshelf part of the API description. A test compares it with the routes.
  static let bookshelf = OpenAPIPart(
    paths: [comicSeriesPaths, comicReaderPaths, comicCataloguePaths].joined(separator: ",\n"),
    components: comicComponents)

  private static let comicSeriesPaths = """
    "/api/v1/bookshelf/series": {
      "get": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Lists the stored series, or searches titles and readings if q is given. The cookie identifies the reader. POST /api/v1/bookshelf/catalogue updates the catalogue.",
        "parameters": [
          {"$ref": "#/components/parameters/ComicQuery"}, {"$ref": "#/components/parameters/ComicOwned"},
          {"$ref": "#/components/parameters/ComicSort"}, {"$ref": "#/components/parameters/ComicCursor"},
          {"$ref": "#/components/parameters/ComicLimit"}
        ],
        "responses": {
          "200": {"description": "The series.", "headers": {"X-Total-Count": {"$ref": "#/components/headers/ComicTotal"}, "Link": {"$ref": "#/components/headers/ComicLink"}}, "content": {"application/json": {"schema": {"type": "array", "maxItems": \(ListLimit.mostOfReply), "items": {"$ref": "#/components/schemas/ComicShelfEntry"}}}}},
          "401": {"$ref": "#/components/responses/Problem"}, "422": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/series/{id}": {
      "parameters": [\(pathPart("id"))],
      "get": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Returns a series with its volumes and at most \(ComicGridPage.limit) episodes.",
        "parameters": [{"$ref": "#/components/parameters/ComicFrom"}],
        "responses": {
          "200": {"description": "The series.", "headers": {"Link": {"$ref": "#/components/headers/ComicLink"}}, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicSeries"}}}},
          "404": {"$ref": "#/components/responses/Problem"}, "422": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/series/{id}/cover.svg": {
      "parameters": [\(pathPart("id"))],
      "get": {
        "summary": "Draws the cover of a series from its title.",
        "parameters": [{"name": "If-None-Match", "in": "header", "schema": {"type": "string", "maxLength": \(SeamsServer.headerLimit)}, "description": "The ETag of a cached cover."}],
        "responses": {
          "200": {"description": "The cover.", "headers": {"ETag": {"$ref": "#/components/headers/ComicCoverTag"}}, "content": {"image/svg+xml": {"schema": {"type": "string"}}}},
          "304": {"description": "The cover has not changed."},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/items/{item}/pages/{n}": {
      "parameters": [
        {"name": "item", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The identifier of a volume with the prefix c:, or of an episode with the prefix e:."},
        {"name": "n", "in": "path", "required": true, "schema": {"type": "integer", "minimum": 1, "maximum": \(Comic.pageLimit)}}
      ],
      "get": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Returns a page, and stores the progress of a signed-in reader.",
        "responses": \(replies("The page.", schema("ComicPage"), problems: 401, 402, 403, 404, 422))
      }
    }
    """

  private static let comicReaderPaths = """
    "/api/v1/bookshelf/progress": {
      "get": {
        "security": [{"reader": []}, {"reader": [], "token": []}],
        "summary": "Lists the reader's progress, latest first.",
        "responses": \(replies("The progress in each item.", array(of: "ComicProgress"), problems: 401))
      }
    },
    "/api/v1/bookshelf/orders": {
      "post": {
        "security": [{"reader": []}, {"reader": [], "token": []}],
        "summary": "Buys a volume at the price that was shown. The request is safe to retry: the reader never pays twice.",
        "requestBody": \(body(schema("ComicOrder"))),
        "responses": {
          "200": {"description": "The volume was already paid for, or the order was cancelled.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicSale"}}}},
          "201": {"description": "The volume was bought.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicSale"}}}},
          "401": {"$ref": "#/components/responses/Problem"}, "402": {"$ref": "#/components/responses/Problem"},
          "404": {"$ref": "#/components/responses/Problem"}, "409": {"$ref": "#/components/responses/Problem"},
          "422": {"$ref": "#/components/responses/Problem"}, "504": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/session": {
      "get": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Returns the signed-in reader; the name is null if no reader is signed in.",
        "responses": \(replies("The reader.", schema("ComicReader")))
      },
      "post": {
        "summary": "Signs in and sets the session cookie.",
        "requestBody": \(body(schema("ComicAccount"))),
        "responses": {
          "200": {"description": "The reader.", "headers": {"Set-Cookie": {"$ref": "#/components/headers/ComicCookie"}}, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicReader"}}}},
          "403": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "delete": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Signs out.",
        "responses": {
          "204": {"description": "Signed out.", "headers": {"Set-Cookie": {"$ref": "#/components/headers/ComicCookie"}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/readers": {
      "post": {
        "summary": "Creates an account and signs in.",
        "requestBody": \(body(schema("ComicAccount"))),
        "responses": {
          "201": {"description": "The reader.", "headers": {"Set-Cookie": {"$ref": "#/components/headers/ComicCookie"}}, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicReader"}}}},
          "409": {"$ref": "#/components/responses/Problem"}, "422": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let comicCataloguePaths = """
    "/api/v1/bookshelf/catalogue": {
      "get": {"summary": "Returns when the catalogue was last updated.", "responses": \(replies("The last update; empty if there was none.", schema("ComicCatalogueState")))},
      "post": {"summary": "Updates the configured catalogue, and responds when done.", "responses": \(replies("The result.", schema("ComicCatalogueProgress"), problems: 502, 504))}
    }
    """
}
