import CoreDemo
import CoreDomain

extension FeedIssue {
  /// JSON Feed 1.1.
  var jsonFeed: String {
    let head = [
      member("version", "https://jsonfeed.org/version/1.1"), member("title", feed.title),
      member("home_page_url", home), member("feed_url", feed.address),
      member("description", feed.summary), member("language", feed.language),
    ]
    let items = "\"items\":[\n" + stories.map(item).joined(separator: ",\n") + "\n]"
    return "{" + (head.compactMap(\.self) + [items]).joined(separator: ",\n") + "}\n"
  }

  private func item(_ story: DemoStory) -> String {
    let author = story.author.map { "\"authors\":[{\"name\":\($0.jsonString)}]" }
    let tags = "\"tags\":[\(story.tags.map(\.jsonString).joined(separator: ","))]"
    let sound = story.sound.map { sound in
      "\"attachments\":[{\"url\":\(sound.address.jsonString),"
        + "\"mime_type\":\"\(DemoSound.type)\",\"size_in_bytes\":\(sound.bytes)}]"
    }
    let members = [
      member("id", id(of: story)), member("url", story.address), member("title", story.title),
      member("summary", story.summary), member("content_html", story.html),
      member("image", story.picture), member("date_published", story.published?.iso8601), author,
      tags, sound,
    ]
    return "{" + members.compactMap(\.self).joined(separator: ",") + "}"
  }

  private func member(_ name: String, _ value: String?) -> String? {
    value.map { "\"\(name)\":\($0.jsonString)" }
  }
}
