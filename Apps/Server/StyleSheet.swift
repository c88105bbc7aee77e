import HTTPTypes

/// The styles of every page: system fonts and colors, for light and dark mode, wide and narrow
/// windows, and print.
///
/// Buttons and links to press are at least 2.75rem (44 px) high. Text has a contrast of at least
/// 4.5:1 with its background.
enum StyleSheet {
  static let route = ServerRoute(.get, "/style.css", isOpen: true) { _ in
    var reply = ServerReply.text(text + cards, type: "text/css")
    reply.fields[.cacheControl] = "max-age=3600"
    return reply
  }

  /// Hides a spinner when another element follows it. A streamed page without script needs nothing
  /// else to show that the work is over, also to screen readers.
  ///
  /// `:last-child` does not work: while a document is loading, Chromium matches no element as the
  /// last child, so no spinner would ever be visible.
  static let spinnerRule = ".spinner:has(+ *) { display: none; }"

  private static let text = """
    :root {
      color-scheme: light dark;
      --quiet: light-dark(#595959, #b0b0b0);
      --line: light-dark(#c8c8c8, #505050);
      --edge: light-dark(#767676, #8c8c8c);
      --link: light-dark(#0b57d0, #9ec1ff);
      --alert: light-dark(#a80000, #ff9d94);
      --soft: light-dark(#f2f2f2, #2b2b2b);
      --page: light-dark(#ffffff, #161616);
      --text: light-dark(#1b1b1b, #ececec);
    }
    * { box-sizing: border-box; }
    body {
      background: var(--page);
      color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif;
      margin: 0 auto;
      max-width: 48rem;
      overflow-wrap: anywhere;
      padding: 0 1rem 3rem;
    }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    main:focus { outline: none; }
    .skip { left: 0; position: absolute; top: -4rem; }
    .skip:focus { background: var(--page); padding: .5rem; top: 0; z-index: 1; }
    .demo { background: var(--soft); border-left: 4px solid var(--edge); margin: .5rem 0; padding: .375rem .75rem; }
    nav { align-items: center; display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .25rem 0; }
    nav a { align-items: center; display: inline-flex; min-height: 2.75rem; min-width: 2.75rem; }
    nav a[aria-current] { color: var(--text); font-weight: 600; text-decoration: none; }
    nav.pages a { justify-content: center; }
    nav form { margin-left: auto; }
    header { border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.5rem; }
    h2 { font-size: 1.125rem; margin: 0; }
    section { margin: 1.5rem 0; }
    section.group { border-top: 3px solid var(--line); }
    label { display: block; font-weight: 600; }
    input, textarea, select, button, .button {
      background: var(--page);
      border: 1px solid var(--edge);
      border-radius: .375rem;
      color: var(--text);
      font: inherit;
      max-width: 100%;
      min-height: 2.75rem;
      padding: .375rem .625rem;
    }
    button, .button { background: var(--soft); cursor: pointer; }
    .button { align-items: center; display: inline-flex; text-decoration: none; }
    button.plain { background: none; border: 0; color: var(--link); text-decoration: underline; }
    button.danger { border-color: var(--alert); color: var(--alert); font-weight: 600; }
    input, textarea { width: 100%; }
    select { min-width: 10rem; }
    [aria-invalid] { border-color: var(--alert); }
    .check { align-items: center; display: flex; gap: .5rem; min-height: 2.75rem; }
    .check input { flex: none; height: 1.5rem; min-height: 0; width: 1.5rem; }
    .check label { align-items: center; display: flex; font-weight: 400; min-height: 2.75rem; }
    form.search { align-items: end; display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
    form.search p { margin: 0; }
    form.search .wide { flex: 1 1 100%; }
    pre { font-size: 1rem; margin: .25rem 0; overflow-x: auto; }
    .notice { border-left: 4px solid var(--link); padding-left: .75rem; }
    ol.entries, ul.rows { list-style: none; padding: 0; }
    ol.entries > li { border-top: 1px solid var(--line); padding: .75rem 0; }
    ol.entries p, ol.entries ul { margin: .25rem 0; }
    ul.tags { display: flex; flex-wrap: wrap; gap: 0 .75rem; list-style: none; padding: 0; }
    ul.tags a, ul.rows a { align-items: center; display: inline-flex; min-height: 2.75rem; min-width: 2.75rem; }
    ul.rows li { border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; }
    .actions, .actions form { display: flex; flex-wrap: wrap; gap: .5rem; }
    h2 a, main > p > a { display: inline-block; padding: .6rem 0; }
    dt { font-weight: 600; }
    dd { margin: 0 0 .5rem; }
    .note { white-space: pre-line; }
    .quiet { color: var(--quiet); }
    form.fields { display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); margin: 1rem 0; }
    form.fields p { margin: 0; }
    form.fields .wide { grid-column: 1 / -1; }
    form.fields select { width: 100%; }
    .spinner { align-items: center; display: flex; gap: .75rem; min-height: 2.75rem; }
    .spinner progress { flex: 1 1 6rem; max-width: 16rem; min-width: 4rem; }
    .spinner::before { animation: turn 1s linear infinite; border: .25rem solid var(--line); border-radius: 50%; border-top-color: var(--link); content: ""; flex: none; height: 1.5rem; width: 1.5rem; }
    \(StyleSheet.spinnerRule)
    @keyframes turn { to { transform: rotate(1turn); } }
    @media (prefers-reduced-motion: reduce) { .spinner::before { animation: none; } }
    dialog { background: var(--page); border: 1px solid var(--edge); border-radius: .75rem; bottom: 1rem; box-shadow: 0 .5rem 2rem rgb(0 0 0 / .35); color: var(--text); max-width: 30rem; padding: 1rem 1.25rem; position: sticky; width: 100%; }
    dialog p { margin: .5rem 0; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; overflow-wrap: break-word; width: 100%; }
    caption { font-weight: 600; padding: .5rem 0; text-align: start; }
    th, td { border-top: 1px solid var(--line); padding: .375rem .75rem .375rem 0; text-align: start; }
    th[scope="row"] { font-weight: 400; min-width: 7rem; }
    td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
    td time { display: inline-block; min-width: 6rem; }
    th a { align-items: center; display: inline-flex; min-height: 2.75rem; min-width: 2.75rem; }
    summary { cursor: pointer; min-height: 2.75rem; padding: .6rem 0; }
    figure { margin: 1.5rem 0; }
    figure img { display: block; height: auto; width: 100%; }
    [role="alert"] { color: var(--alert); font-weight: 600; }
    @media print {
      header, form, .actions, nav { display: none; }
    }

    """
}
