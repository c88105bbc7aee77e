import BookmarksDomain
import CoreDomain
import CoreWeb

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
          {"name": "unread", "in": "query", "schema": {"type": "boolean"}, "description": "Whether to list unread bookmarks only."},
          {"name": "archived", "in": "query", "schema": {"type": "boolean"}, "description": "Whether to list archived bookmarks only; the default excludes them."},
          {"name": "sort", "in": "query", "schema": {"enum": ["newest", "oldest", "title"]}},
          \(range)
        ],
        "responses": \(listReplies("The bookmarks.", of: schema("Bookmark"), named: "matches"))
      },
      "post": {
        "summary": "Adds a bookmark, or merges it with the existing one of the same address.",
        "requestBody": \(body(schema("NewBookmark"))),
        "responses": {"200": {"$ref": "#/components/responses/Bookmark"}, "201": {"$ref": "#/components/responses/Bookmark"}, \(problems())}
      }
    },
    "/api/v1/bookmarks/import": {
      "post": {
        "summary": "Imports a bookmark file as it arrives. Existing bookmarks are kept.",
        "parameters": [
          {"name": "folders", "in": "query", "schema": {"enum": ["tags", "ignore"], "default": "tags"}},
          {"name": "format", "in": "query", "schema": {"enum": ["netscape", "json"]}, "description": "The format; overrides the content type."},
          {"name": "encoding", "in": "query", "schema": {"type": "string", "maxLength": \(Site.targetLimit)}, "description": "The label of the file's encoding, such as shift_jis. By default, it is detected."}
        ],
        "requestBody": {"required": true, "description": "Up to 256 MiB.", "content": {"text/html": {"schema": {"type": "string"}}, "application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Bookmark"}}}}},
        "responses": \(replies("The result of the import.", schema("BookmarkImport")))
      }
    },
    "/api/v1/bookmarks/export": {
      "get": {
        "summary": "Exports all bookmarks as a file. If the connection ends early, the file is incomplete.",
        "parameters": [{"name": "format", "in": "query", "schema": {"enum": ["netscape", "json"], "default": "netscape"}}],
        "responses": {
          "200": {"description": "The file.", "content": {"text/html": {"schema": {"type": "string"}}, "application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Bookmark"}}}}},
          \(problems())
        }
      }
    },
    "/api/v1/bookmarks/duplicates": {
      "get": {
        "summary": "Lists groups of bookmarks that probably lead to the same page.",
        "parameters": [\(range)],
        "responses": \(listReplies("The groups.", of: array(of: "Bookmark"), named: "groups"))
      }
    },
    "/api/v1/bookmarks/{id}": {
      "parameters": [\(pathPart("id"))],
      "get": {
        "summary": "Returns a bookmark.",
        "parameters": [\(knownTag)],
        "responses": {"200": {"$ref": "#/components/responses/Bookmark"}, \(unchanged), \(problems())}
      },
      "patch": {
        "summary": "Changes the given fields of a bookmark (RFC 7396).",
        "parameters": \(parameters("IfMatch")),
        "requestBody": \(patchBody("BookmarkChange")),
        "responses": {"200": {"$ref": "#/components/responses/Bookmark"}, \(problems(412))}
      },
      "delete": {
        "summary": "Deletes a bookmark.",
        "parameters": \(parameters("IfMatch")),
        "responses": \(replies("The bookmark was deleted.", status: 204, problems: 412))
      }
    },
    "/api/v1/bookmarks/tags": {
      "get": {
        "summary": "Lists the tags in use.",
        "parameters": [\(range)],
        "responses": \(listReplies("The tags.", of: schema("BookmarkTag"), named: "tags"))
      }
    },
    "/api/v1/bookmarks/tags/rename": {
      "post": {
        "summary": "Renames a tag on every bookmark, or merges it into an existing tag.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "required": ["from", "to"], "additionalProperties": false, "properties": {"from": {"type": "string", "maxLength": \(Tag.limit)}, "to": {"type": "string", "maxLength": \(Tag.limit)}}}}}},
        "responses": {
          "200": {"description": "The number of bookmarks that had the tag.", "content": {"application/json": {"schema": {"type": "object", "properties": {"from": {"type": "string"}, "to": {"type": "string"}, "bookmarks": {"type": "integer"}}}}}},
          \(problems())
        }
      }
    }
    """

  /// The parameters of a list.
  private static let range = """
    {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": \(ListLimit.most), "default": \(BookmarkRange.usualLimit)}},
    {"name": "cursor", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": \(Int.max), "default": 0}},
    \(knownTag)
    """

  private static func listReplies(
    _ description: String, of item: String, named rows: String
  ) -> String {
    """
    {
      "200": {
        "description": "\(description)",
        "headers": {
          "X-Total-Count": {"schema": {"type": "integer"}, "description": "The number of \(rows), ignoring limit and cursor."},
          "Link": {"schema": {"type": "string"}, "description": "The first, previous, next and last page (RFC 8288)."},
          "ETag": {"schema": {"type": "string"}, "description": "The strong entity tag of the response."}
        },
        "content": {"application/json": {"schema": {"type": "array", "items": \(item)}}}
      },
      \(unchanged), \(problems())
    }
    """
  }

  private static let knownTag =
    #"{"name": "If-None-Match", "in": "header", "description": "The ETag of a cached response.", "#
    + #""schema": {"type": "string", "maxLength": \#(SeamsServer.headerLimit)}}"#
  private static let unchanged = #""304": {"description": "The cached response is still valid."}"#
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
        "headers": {"ETag": {"schema": {"type": "string"}, "description": "The strong entity tag of its version."}, "Location": {"schema": {"type": "string"}, "description": "The address of a new bookmark."}},
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
          "fetch": {"type": "boolean", "default": true, "description": "Whether to fetch the page's own title if the title is missing."}
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
          "note": {"type": ["string", "null"], "description": "A note about the whole file, such as that its encoding was guessed."}
        }
      }
      """)
}
