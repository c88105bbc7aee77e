/// A list of subscriptions in OPML 2.0, grouped by category: http://opml.org/spec2.opml
enum SubscriptionList {
  static func opml(_ title: String, _ subscriptions: [DemoSubscription]) -> String {
    var categories: [String] = []
    for one in subscriptions where !categories.contains(one.category) {
      categories.append(one.category)
    }
    let folders = categories.map { category in
      let lines = subscriptions.filter { $0.category == category }.map(outline)
      return element(
        "outline", attributes: attribute("text", category) + attribute("title", category),
        holding: lines.joined())
    }
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
      + element(
        "opml", attributes: " version=\"2.0\"",
        holding: element("head", holding: element("title", title))
          + element("body", holding: folders.joined()))
  }

  private static func outline(_ subscription: DemoSubscription) -> String {
    "<outline type=\"rss\"" + attribute("text", subscription.title)
      + attribute("title", subscription.title) + attribute("xmlUrl", subscription.address) + "/>\n"
  }
}
