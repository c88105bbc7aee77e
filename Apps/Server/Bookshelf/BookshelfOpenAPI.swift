import BookshelfDomain
import CoreDomain

extension OpenAPIPart {
  /// The bookshelf part of the API description. A test compares it with the routes.
  static let bookshelf = OpenAPIPart(
    paths: [comicSeriesPaths, comicReaderPaths, comicCataloguePaths].joined(separator: ",\n"),
    components: comicComponents)

  private static let comicSeriesPaths = """
    "/api/v1/bookshelf/series": {
      "get": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Lists series as they are kept, or looks for them in titles and readings where q is given. Nobody else is asked; POST /api/v1/bookshelf/catalogue brings the catalogue up to date. Whose volumes count is said by the cookie.",
        "parameters": [
          {"$ref": "#/components/parameters/ComicQuery"}, {"$ref": "#/components/parameters/ComicOwned"},
          {"$ref": "#/components/parameters/ComicSort"}, {"$ref": "#/components/parameters/ComicOffset"},
          {"$ref": "#/components/parameters/ComicLimit"}
        ],
        "responses": {
          "200": {"description": "The series.", "headers": {"X-Total-Count": {"$ref": "#/components/headers/ComicTotal"}, "Link": {"$ref": "#/components/headers/ComicLink"}}, "content": {"application/json": {"schema": {"type": "array", "maxItems": \(ListLimit.most), "items": {"$ref": "#/components/schemas/ComicShelfEntry"}}}}},
          "401": {"$ref": "#/components/responses/Problem"}, "422": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/series/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}}],
      "get": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Shows a series with its volumes and its grid of episodes.",
        "responses": {
          "200": {"description": "The series.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicSeries"}}}},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/series/{id}/cover.svg": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}}],
      "get": {
        "summary": "Draws the cover of a series from its title.",
        "parameters": [{"name": "If-None-Match", "in": "header", "schema": {"type": "string", "maxLength": \(SeamsServer.headerLimit)}, "description": "The ETag of a cover that is there already."}],
        "responses": {
          "200": {"description": "The cover.", "headers": {"ETag": {"$ref": "#/components/headers/ComicCoverTag"}}, "content": {"image/svg+xml": {"schema": {"type": "string"}}}},
          "304": {"description": "It is as it was."},
          "404": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/items/{item}/pages/{n}": {
      "parameters": [
        {"name": "item", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "A volume's identifier behind c:, or an episode's behind e:."},
        {"name": "n", "in": "path", "required": true, "schema": {"type": "integer", "minimum": 1, "maximum": \(Comic.pageLimit)}}
      ],
      "get": {
        "security": [{}, {"token": []}, {"reader": []}, {"reader": [], "token": []}],
        "summary": "Shows a page, and keeps for who is signed in that they have come so far.",
        "responses": {
          "200": {"description": "The page.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicPage"}}}},
          "401": {"$ref": "#/components/responses/Problem"}, "402": {"$ref": "#/components/responses/Problem"},
          "403": {"$ref": "#/components/responses/Problem"}, "404": {"$ref": "#/components/responses/Problem"},
          "422": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let comicReaderPaths = """
    "/api/v1/bookshelf/progress": {
      "get": {
        "security": [{"reader": []}, {"reader": [], "token": []}],
        "summary": "Lists how far the reader has come everywhere, the latest first.",
        "responses": {
          "200": {"description": "The places.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/ComicProgress"}}}}},
          "401": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/orders": {
      "post": {
        "security": [{"reader": []}, {"reader": [], "token": []}],
        "summary": "Buys a volume at the price that was shown. It is safe to ask again: nobody pays twice.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicOrder"}}}},
        "responses": {
          "200": {"description": "The volume had been paid for before, or the order was cancelled.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicSale"}}}},
          "201": {"description": "It was bought.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicSale"}}}},
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
        "summary": "Says who is signed in; without a name where nobody is.",
        "responses": {
          "200": {"description": "The reader.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicReader"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Signs in. The reader is known by the cookie from then on.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicAccount"}}}},
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
          "204": {"description": "Nobody is signed in any more.", "headers": {"Set-Cookie": {"$ref": "#/components/headers/ComicCookie"}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookshelf/readers": {
      "post": {
        "summary": "Makes an account, and signs in.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicAccount"}}}},
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
      "get": {
        "summary": "Says when the catalogue was last brought up to date.",
        "responses": {
          "200": {"description": "What is known of it; nothing where it never was.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicCatalogueState"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Brings the catalogue up to date that the server knows, and answers when that is done.",
        "responses": {
          "200": {"description": "What it came to.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ComicCatalogueProgress"}}}},
          "502": {"$ref": "#/components/responses/Problem"}, "504": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """
}
