import HTTPTypes

/// The look of every page: the system's fonts and colours, light and dark, wide and narrow.
enum StyleSheet {
  static let route = ServerRoute(.get, "/style.css") { _ in
    var reply = ServerReply.text(text, type: "text/css")
    reply.fields[.cacheControl] = "max-age=3600"
    return reply
  }

  private static let text = """
    :root {
      color-scheme: light dark;
      --quiet: light-dark(#595959, #b0b0b0);
      --line: light-dark(#c8c8c8, #505050);
      --link: light-dark(#0b57d0, #9ec1ff);
      --alert: light-dark(#a80000, #ff9d94);
    }
    * { box-sizing: border-box; }
    body {
      font: 1rem/1.5 system-ui, sans-serif;
      margin: 0 auto;
      max-width: 48rem;
      overflow-wrap: anywhere;
      padding: 0 1rem 3rem;
    }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { left: 0; position: absolute; top: -4rem; }
    .skip:focus { background: Canvas; padding: .5rem; top: 0; }
    nav { display: flex; flex-wrap: wrap; gap: 1rem; padding: .75rem 0; }
    header { border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.5rem; }
    h2 { font-size: 1.125rem; margin: 0; }
    label { display: block; font-weight: 600; }
    input, textarea, button { font: inherit; min-height: 2.75rem; padding: .375rem .625rem; }
    input, textarea { width: 100%; }
    form.search { align-items: end; display: flex; flex-wrap: wrap; gap: .5rem; }
    form.search p { flex: 1 1 14rem; margin: 0; }
    ol.bookmarks { list-style: none; padding: 0; }
    ol.bookmarks > li { border-top: 1px solid var(--line); padding: .75rem 0; }
    ol.bookmarks p, ol.bookmarks ul { margin: .25rem 0; }
    ul.tags { display: flex; flex-wrap: wrap; gap: .25rem .75rem; list-style: none; padding: 0; }
    .note { white-space: pre-line; }
    .quiet { color: var(--quiet); }
    [role="alert"] { color: var(--alert); font-weight: 600; }

    """
}
