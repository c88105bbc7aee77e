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
        "parameters": \(parameters("ComicQuery", "ComicOwned", "ComicSort", "ComicCursor", "ComicLimit")),
        "responses": {
          "200": {"description": "The series.", "headers": {"X-Total-Count": {"$ref": "#/components/headers/ComicTotal"}, "Link": {"$ref": "#/components/headers/ComicLink"}}, "content": {"application/json": {"schema": {"type": "array", "maxItems": \(ListLimit.mostOfReply), "items": {"$ref": "#/components/schemas/ComicShelfEntry"}}}}},
          \(problems(401, 422))
        }
      }
    },
    "/api/v1/bookshelf/series/{id}": {
      "parameters": [\(pathPart("id"))],
      "get": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Returns a series with its volumes and at most \(ComicGridPage.limit) episodes.",
        "parameters": \(parameters("ComicFrom")),
        "responses": \(replies("The series.", schema("ComicSeries"), headers: ["Link": "ComicLink"], problems: 404, 422))
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
          \(problems(404))
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
          \(problems(401, 402, 404, 409, 422, 504))
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
        "responses": \(replies("The reader.", schema("ComicReader"), headers: ["Set-Cookie": "ComicCookie"], problems: 403))
      },
      "delete": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Signs out.",
        "responses": \(replies("Signed out.", status: 204, headers: ["Set-Cookie": "ComicCookie"]))
      }
    },
    "/api/v1/bookshelf/readers": {
      "post": {
        "summary": "Creates an account and signs in.",
        "requestBody": \(body(schema("ComicAccount"))),
        "responses": \(replies("The reader.", schema("ComicReader"), status: 201, headers: ["Set-Cookie": "ComicCookie"], problems: 409, 422))
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
