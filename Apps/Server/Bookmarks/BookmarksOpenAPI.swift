import BookmarksDomain
import CoreDomain

extension OpenAPIPart {
  /// The bookmarks part of the API description.
  static let bookmarks = OpenAPIPart(paths: bookmarkPaths, components: bookmarkComponents)

  private static let bookmarkPaths = """
    "/api/v1/bookmarks": {
      "get": {
        "summary": "Lists bookmarks.",
        "parameters": [
          {"name": "q", "in": "query", "schema": {"type": "string", "maxLength": \(BookmarkQuery.limit)}, "description": "Words, phrases in quotation marks, #tag, -word, !unread, !untagged, or, not, parentheses."},
          {"name": "tag", "in": "query", "schema": {"type": "string", "maxLength": \(Tag.limit)}},
          {"name": "unread", "in": "query", "schema": {"type": "boolean"}, "description": "Whether only unread ones are wanted."},
          {"name": "archived", "in": "query", "schema": {"type": "boolean"}, "description": "Whether those in the archive are wanted, and only those."},
          {"name": "sort", "in": "query", "schema": {"enum": ["newest", "oldest", "title"]}},
          {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ListLimit.most), "default": \(BookmarkQuestion.usualAnswer)}},
          {"name": "offset", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": \(Int.max), "default": 0}}
        ],
        "responses": {
          "200": {
            "description": "The bookmarks.",
            "headers": {
              "X-Total-Count": {"schema": {"type": "integer"}, "description": "How many there are without limit and offset."},
              "Link": {"schema": {"type": "string"}, "description": "The first, previous, next and last page (RFC 8288)."}
            },
            "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Bookmark"}}}}
          },
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "post": {
        "summary": "Adds a bookmark, or merges it with the one of the same address.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewBookmark"}}}},
        "responses": {
          "200": {"$ref": "#/components/responses/Bookmark"},
          "201": {"$ref": "#/components/responses/Bookmark"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookmarks/import": {
      "post": {
        "summary": "Imports a bookmark file, piece by piece. What is there already stays.",
        "parameters": [
          {"name": "folders", "in": "query", "schema": {"enum": ["tags", "ignore"], "default": "tags"}},
          {"name": "format", "in": "query", "schema": {"enum": ["netscape", "json"]}, "description": "The format, where the type of the body does not say it."},
          {"name": "encoding", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The label of the file's encoding, such as shift_jis. Without it the encoding is found out."}
        ],
        "requestBody": {"required": true, "description": "Up to 256 MiB.", "content": {"text/html": {"schema": {"type": "string"}}, "application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Bookmark"}}}}},
        "responses": {
          "200": {"description": "What came of it.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/BookmarkImport"}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookmarks/export": {
      "get": {
        "summary": "Every bookmark as a file. A connection that ends early is a file that is not whole.",
        "parameters": [{"name": "format", "in": "query", "schema": {"enum": ["netscape", "json"], "default": "netscape"}}],
        "responses": {
          "200": {"description": "The file.", "content": {"text/html": {"schema": {"type": "string"}}, "application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Bookmark"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookmarks/duplicates": {
      "get": {
        "summary": "Groups of bookmarks that seem to lead to one page.",
        "responses": {
          "200": {"description": "The groups.", "content": {"application/json": {"schema": {"type": "array", "items": {"type": "array", "items": {"$ref": "#/components/schemas/Bookmark"}}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookmarks/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "maxLength": \(Site.targetLimit)}}],
      "get": {
        "summary": "Shows a bookmark.",
        "parameters": [{"name": "If-None-Match", "in": "header", "schema": {"type": "string", "maxLength": \(SeamsServer.headerLimit)}}],
        "responses": {
          "200": {"$ref": "#/components/responses/Bookmark"},
          "304": {"description": "It is what it was."},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "patch": {
        "summary": "Changes what is named, and leaves the rest (RFC 7396).",
        "parameters": [{"$ref": "#/components/parameters/IfMatch"}],
        "requestBody": {"required": true, "content": {"application/merge-patch+json": {"schema": {"$ref": "#/components/schemas/BookmarkChange"}}, "application/json": {"schema": {"$ref": "#/components/schemas/BookmarkChange"}}}},
        "responses": {
          "200": {"$ref": "#/components/responses/Bookmark"},
          "412": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      },
      "delete": {
        "summary": "Deletes a bookmark.",
        "parameters": [{"$ref": "#/components/parameters/IfMatch"}],
        "responses": {
          "204": {"description": "It is gone."},
          "412": {"$ref": "#/components/responses/Problem"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookmarks/tags": {
      "get": {
        "summary": "Every tag in use.",
        "responses": {
          "200": {"description": "The tags.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/BookmarkTag"}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/api/v1/bookmarks/tags/rename": {
      "post": {
        "summary": "Gives a tag another name on every bookmark, or merges it into another tag.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "required": ["from", "to"], "additionalProperties": false, "properties": {"from": {"type": "string", "maxLength": \(Tag.limit)}, "to": {"type": "string", "maxLength": \(Tag.limit)}}}}}},
        "responses": {
          "200": {"description": "How many bookmarks had the tag.", "content": {"application/json": {"schema": {"type": "object", "properties": {"from": {"type": "string"}, "to": {"type": "string"}, "bookmarks": {"type": "integer"}}}}}},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
    """

  private static let urlSchema = #"{"type": "string", "maxLength": \#(BookmarkAddress.limit)}"#
  private static let titleSchema =
    #"{"type": "string", "maxLength": \#(BookmarkDraft.titleLimit)}"#
  private static let noteSchema = #"{"type": "string", "maxLength": \#(BookmarkDraft.noteLimit)}"#
  private static let tagsSchema = """
    {"type": "array", "maxItems": \(TagList.limit), "items": {"type": "string", "maxLength": \(Tag.limit)}}
    """

  private static let bookmarkComponents = OpenAPIComponents(
    responses: """
      "Bookmark": {
        "description": "The bookmark.",
        "headers": {"ETag": {"schema": {"type": "string"}, "description": "A strong tag of what it holds."}, "Location": {"schema": {"type": "string"}, "description": "Where a new one is."}},
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Bookmark"}}}
      }
      """,
    schemas: """
      "Bookmark": {
        "type": "object",
        "required": ["id", "url", "title", "tags", "note", "unread", "archived", "createdAt"],
        "properties": {
          "id": {"type": "string", "readOnly": true}, "url": \(urlSchema), "title": \(titleSchema),
          "tags": \(tagsSchema), "note": \(noteSchema),
          "unread": {"type": "boolean"}, "archived": {"type": "boolean"},
          "createdAt": {"type": "string", "format": "date-time"}
        }
      },
      "NewBookmark": {
        "type": "object", "required": ["url"], "additionalProperties": false,
        "properties": {
          "url": \(urlSchema), "title": \(titleSchema), "tags": \(tagsSchema), "note": \(noteSchema),
          "unread": {"type": "boolean"}, "archived": {"type": "boolean"},
          "fetch": {"type": "boolean", "default": true, "description": "Whether the page's own title is fetched where none is given."}
        }
      },
      "BookmarkChange": {
        "type": "object", "additionalProperties": false,
        "properties": {
          "url": \(urlSchema), "title": {"type": ["string", "null"], "maxLength": \(BookmarkDraft.titleLimit)},
          "tags": {"type": ["array", "null"], "maxItems": \(TagList.limit), "items": {"type": "string", "maxLength": \(Tag.limit)}},
          "addTags": \(tagsSchema), "removeTags": \(tagsSchema),
          "note": {"type": ["string", "null"], "maxLength": \(BookmarkDraft.noteLimit)}, "unread": {"type": "boolean"}, "archived": {"type": "boolean"}
        }
      },
      "BookmarkTag": {
        "type": "object", "required": ["tag", "count"],
        "properties": {"tag": {"type": "string"}, "count": {"type": "integer"}}
      },
      "BookmarkImport": {
        "type": "object", "required": ["imported", "merged", "skippedCount", "skipped", "note"],
        "properties": {
          "imported": {"type": "integer"}, "merged": {"type": "integer"}, "skippedCount": {"type": "integer"},
          "skipped": {"type": "array", "items": {"type": "object", "properties": {"line": {"type": "integer"}, "reason": {"type": "string"}}}},
          "note": {"type": ["string", "null"], "description": "What there is to say of the whole file: that its encoding was guessed."}
        }
      }
      """)
}
