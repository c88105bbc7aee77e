import HTTPTypes

/// The styles of every page: design tokens, system fonts, light and dark mode, wide and narrow
/// windows, and print.
///
/// The tokens at the beginning are the only colors, text sizes and content widths. Controls are at
/// least 44 px high for a finger and 34 px for a mouse. Text has a contrast of at least 4.5:1 with
/// its background.
enum StyleSheet {
  static let route = ServerRoute(.get, "/style.css", isOpen: true) { _ in
    var reply = ServerReply.text(text + lists, type: "text/css")
    reply.fields[.cacheControl] = "max-age=3600"
    return reply
  }

  /// Hides a spinner when another element follows it. A streamed page without a script needs
  /// nothing else to show that the work is over. Screen readers notice it, too.
  ///
  /// `:last-child` does not work: while a document is loading, Chromium matches no element as the
  /// last child, so no spinner would ever be visible.
  static let spinnerRule = ".spinner:has(+ *) { display: none; }"

  private static let text = """
    /* Tokens */
    :root {
      color-scheme: light dark;
      --page: light-dark(#f6f7f9, #0e1116);
      --surface: light-dark(#ffffff, #161a21);
      --soft: light-dark(#eceef2, #232933);
      --text: light-dark(#1a1d23, #e7e9ee);
      --quiet: light-dark(#59606c, #a3abb8);
      --line: light-dark(#dfe2e8, #2b323d);
      --edge: light-dark(#868d99, #6f7888);
      --link: light-dark(#3a4cc0, #a3b4ff);
      --fill: light-dark(#4053c8, #a3b4ff);
      --on-fill: light-dark(#ffffff, #10142b);
      --tint: light-dark(#eceffd, #1e2547);
      --alert: light-dark(#b3261e, #ffa79e);
      --alert-tint: light-dark(#fdeceb, #3a1a1a);
      --series-1: light-dark(#4053c8, #a3b4ff);
      --series-2: light-dark(#b0470c, #ffae76);
      --series-3: light-dark(#00746a, #63d3c4);
      --series-4: light-dark(#a1238d, #f29be2);
      --series-5: light-dark(#6d5a00, #dcc255);
      --shadow: 0 1px 2px rgb(16 20 30 / .06), 0 1px 6px rgb(16 20 30 / .05);
      --raised: 0 .5rem 2rem rgb(10 14 24 / .25);
      --small: .8125rem;
      --medium: .9375rem;
      --large: 1.125rem;
      --title: clamp(1.375rem, 1.2rem + .8vw, 1.75rem);
      --1: .25rem; --2: .5rem; --3: .75rem; --4: 1rem; --5: 1.25rem; --6: 1.5rem; --8: 2rem; --12: 3rem;
      --corner: .5rem;
      --card: .75rem;
      --pill: 2rem;
      --reading: 44rem;
      --wide: 76rem;
      --gutter: max(var(--4), (100% - var(--wide)) / 2);
      --tap: 2.75rem;
      --serif: ui-serif, "Iowan Old Style", "Noto Serif", Georgia, serif;
    }
    @media not all and (pointer: coarse) { :root { --tap: 2.125rem; } }

    /* Elements */
    * { box-sizing: border-box; }
    html { background: var(--page); scrollbar-gutter: stable; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
    body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; margin: 0; overflow-wrap: anywhere; }
    main { margin: 0 auto; max-width: calc(var(--wide) + 2 * var(--4)); padding: var(--5) var(--4) var(--12); }
    main:has(.reading) { max-width: calc(var(--reading) + 2 * var(--4)); }
    main:focus { outline: none; }
    a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .2em; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { border-radius: .25rem; outline: 3px solid var(--link); outline-offset: 2px; }
    h1 { font-size: var(--title); letter-spacing: -.015em; line-height: 1.2; margin: 0 0 var(--4); text-wrap: balance; }
    h2 { font-size: var(--large); line-height: 1.3; margin: 0; }
    h3 { font-size: 1rem; line-height: 1.3; margin: 0; }
    p { margin: var(--2) 0; }
    :is(main, section) > :is(p, dl, pre, .notice, [role="alert"]) { max-width: var(--reading); }
    section { margin: var(--8) 0; }
    section > h2 { margin-bottom: var(--3); }
    figure { margin: var(--6) 0; max-width: 60rem; }
    figure img, figure svg { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); display: block; height: auto; max-width: 100%; width: 100%; }
    figcaption { color: var(--quiet); font-size: var(--small); padding: var(--2) 0; }
    pre { background: var(--soft); border-radius: var(--corner); font-size: var(--medium); margin: var(--2) 0; overflow-x: auto; padding: var(--3); }
    code { background: var(--soft); border-radius: .25rem; font-size: .9em; padding: .1em .3em; }
    dl { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--shadow); display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; overflow: clip; }
    dt, dd { margin: 0; padding: var(--2) var(--4); }
    dt { color: var(--quiet); }
    :is(dt, dd):nth-of-type(n + 2) { border-top: 1px solid var(--line); }
    summary { color: var(--quiet); cursor: pointer; padding: calc((var(--tap) - 1.5rem) / 2) 0; }
    summary:hover { color: var(--text); }
    progress { accent-color: var(--fill); }
    .quiet { color: var(--quiet); }
    .note { white-space: pre-line; }
    .unseen { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; white-space: nowrap; width: 1px; }
    .lede { font-size: var(--large); margin-bottom: var(--5); }

    /* Header: one bar, then the places of the feature */
    .skip { background: var(--surface); left: var(--2); padding: var(--2) var(--3); position: absolute; top: -4rem; z-index: 2; }
    .skip:focus { top: var(--2); }
    header { background: var(--surface); border-bottom: 1px solid var(--line); }
    .demo { background: var(--tint); font-size: .75rem; line-height: 1.35; margin: 0; padding: var(--1) var(--gutter); text-align: center; text-wrap: balance; }
    .bar, nav { align-items: center; display: flex; gap: 0 var(--1); }
    .bar { gap: 0 var(--4); min-height: 3rem; padding: 0 var(--gutter); }
    .bar form { flex: none; }
    .brand { align-items: center; color: var(--text); display: inline-flex; flex: none; font-weight: 700; gap: var(--2); letter-spacing: -.01em; min-height: var(--tap); text-decoration: none; }
    .brand svg { fill: var(--fill); flex: none; height: 1.5rem; stroke: var(--on-fill); width: 1.5rem; }
    .features, .places, .tabs { overflow-wrap: normal; overflow-x: auto; scroll-padding: 0 var(--4); scrollbar-width: none; white-space: nowrap; }
    .features { flex: 1 1 auto; min-width: 0; }
    .features a, .places a, .tabs a, a.switch { align-items: center; color: var(--quiet); display: inline-flex; flex: none; gap: var(--2); min-height: var(--tap); text-decoration: none; }
    .features a { border-radius: var(--pill); font-size: var(--medium); outline-offset: -3px; padding: 0 var(--3); }
    .features a:hover, .places a:hover, .tabs a:hover, a.switch:hover { color: var(--text); }
    .features a:hover { background: var(--soft); }
    .features a[aria-current] { background: var(--tint); color: var(--link); font-weight: 600; }
    .places { gap: 0 var(--5); padding: 0 var(--gutter); }
    .places a { font-size: var(--medium); min-height: max(2.5rem, var(--tap)); outline-offset: -3px; }
    .places a[aria-current] { box-shadow: inset 0 -2px var(--fill); color: var(--text); font-weight: 600; }
    .features a[aria-current], .places a[aria-current], .tabs a[aria-current] { scroll-initial-target: nearest; }
    @media (max-width: 40rem) {
      .features, .places, .tabs { mask-image: linear-gradient(to right, #000 calc(100% - 1.5rem), transparent); }
      .features::after, .tabs::after { content: ""; flex: none; width: 1rem; }
      .bar { gap: 0 var(--2); padding-right: 0; }
      .features { gap: 0; }
      .features a { font-size: var(--small); letter-spacing: -.01em; padding: 0 .4375rem; }
      .bar form { padding-right: var(--2); }
      .brand strong { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
      .brand { justify-content: center; min-width: 2rem; }
    }

    /* Buttons */
    input, textarea, select, button, .button { border: 1px solid var(--edge); border-radius: var(--corner); color: var(--text); font: inherit; font-size: var(--medium); max-width: 100%; min-height: var(--tap); padding: .25rem var(--3); }
    button, .button { align-items: center; background: var(--surface); border-color: light-dark(#c6cad2, #414a58); cursor: pointer; display: inline-flex; font-weight: 500; justify-content: center; text-align: center; text-decoration: none; }
    :is(button, .button):hover { background: var(--soft); }
    :is(button, .button):active { transform: translateY(1px); }
    :is(button, .button).primary, main > .actions > .button:only-child, form:has(> p > :is(input:not([type="hidden"]), select, textarea)) button:not([formaction], [name], .danger, .plain) { background: var(--fill); border-color: var(--fill); color: var(--on-fill); font-weight: 600; }
    :is(button, .button).primary:hover, main > .actions > .button:only-child:hover, form:has(> p > :is(input:not([type="hidden"]), select, textarea)) button:not([formaction], [name], .danger, .plain):hover { background: light-dark(#3345b0, #bcc9ff); }
    :is(button, .button).danger { border-color: var(--alert); color: var(--alert); }
    :is(button, .button).danger:hover { background: var(--alert-tint); }
    button.plain, button.star { background: none; border-color: transparent; }
    button.plain { color: var(--quiet); }
    button.star { color: inherit; font-size: 1.25rem; line-height: 1; min-width: var(--tap); padding: 0; }
    .actions { align-items: center; display: flex; flex-wrap: wrap; gap: var(--2); }
    main > :is(p, ul.tags) + div.actions { margin-top: var(--4); }
    .actions form { display: flex; flex-wrap: wrap; gap: var(--2); margin: 0; }

    /* Forms */
    label { display: block; font-size: var(--medium); font-weight: 600; margin-bottom: var(--1); }
    input, textarea, select { background: var(--surface); }
    input:not([type="checkbox"], [type="radio"]), textarea { width: 100%; }
    input[type="file"] { padding: var(--2); }
    ::file-selector-button { background: var(--soft); border: 0; border-radius: .375rem; color: var(--text); font: inherit; margin-right: var(--2); padding: var(--1) var(--3); }
    textarea { line-height: 1.5; padding: var(--2) var(--3); resize: vertical; }
    select { min-width: 10rem; }
    [aria-invalid="true"] { border: 2px solid var(--alert); }
    .hint { color: var(--quiet); display: block; font-size: var(--small); margin-top: var(--1); }
    p > [role="alert"] { display: block; font-size: var(--small); margin-top: var(--1); }
    .check { align-items: center; display: flex; gap: var(--2); min-height: var(--tap); }
    .check input { accent-color: var(--fill); flex: none; height: 1.25rem; margin: 0; min-height: 0; width: 1.25rem; }
    .check label { align-items: center; display: flex; font-weight: 400; margin: 0; min-height: var(--tap); }
    :is(main, section) > form:has(> p > label) { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--shadow); margin: 0 0 var(--5); max-width: var(--reading); padding: var(--4); }
    :is(main, section) > form:has(> p > label) > p:first-of-type { margin-top: 0; }
    :is(main, section) > form:has(> p > label) > p:last-of-type { margin-bottom: 0; }
    main > form.search, main > form.fields { max-width: none; }
    main > form.fields.narrow { max-width: var(--reading); }
    form.panel { max-width: 26rem; }
    form.fields { display: grid; gap: var(--3) var(--4); grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)); }
    form.fields p { margin: 0; }
    form.fields .wide { grid-column: 1 / -1; }
    form.fields select { width: 100%; }
    form.search { align-items: end; display: flex; flex-wrap: wrap; gap: var(--3) var(--4); }
    form.search p { margin: 0; }
    form.search .wide { flex: 1 1 20rem; }
    form.search div.wide { flex-basis: 100%; order: 1; }
    form.find { align-items: center; display: flex; gap: var(--2); margin: 0 0 var(--3); }
    form.find input { border-radius: var(--pill); flex: 1 1 8rem; min-width: 0; padding-left: var(--4); }
    form.find button { border-radius: var(--pill); }
    @media (min-width: 40rem) {
      main:has(> .find) > h1 { float: left; line-height: var(--tap); margin: 0 var(--8) 0 0; }
      form.find { justify-content: end; }
      form.find input { max-width: 24rem; }
    }

    /* Messages */
    .notice, div[role="note"], [role="alert"]:not(p > *) { border-left: 3px solid var(--fill); border-radius: var(--corner); margin: var(--3) 0; padding: var(--2) var(--4); }
    .notice { background: var(--tint); }
    div.quiet[role="note"], dialog [role="note"] { border: 0; font-size: var(--small); padding: 0; }
    :is(.notice, [role="note"], [role="alert"]) > p { margin: var(--1) 0; }
    [role="alert"] { color: var(--alert); font-weight: 600; }
    [role="alert"]:not(p > *) { background: var(--alert-tint); border-left-color: var(--alert); }
    [role="alert"] pre { background: none; padding: 0; }
    [role="status"]:not(.notice) { color: var(--quiet); }
    main > p[role="status"]:last-child { background: var(--surface); border: 1px dashed var(--edge); border-radius: var(--card); margin: var(--6) auto; padding: var(--8) var(--4); text-align: center; }
    .spinner { align-items: center; display: flex; gap: var(--3); min-height: var(--tap); }
    .spinner progress { flex: 1 1 6rem; max-width: 16rem; min-width: 4rem; }
    main > .spinner { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--shadow); flex-wrap: wrap; padding: var(--3) var(--4); }
    main > .spinner progress { flex: 1 1 12rem; max-width: none; }
    .spinner::before { animation: turn 1s linear infinite; border: 3px solid var(--line); border-radius: 50%; border-top-color: var(--fill); content: ""; flex: none; height: 1.25rem; width: 1.25rem; }
    \(StyleSheet.spinnerRule)
    @keyframes turn { to { transform: rotate(1turn); } }
    .live > .stored:has(~ .fresh) { display: none; }
    .live > .spinner { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); bottom: var(--2); box-shadow: var(--raised); margin: var(--4) 0; padding: var(--2) var(--4); position: sticky; z-index: 1; }
    .live > .spinner span { flex: 1 1 auto; min-width: 0; }
    dialog { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); bottom: var(--4); box-shadow: var(--raised); color: var(--text); max-width: 30rem; padding: var(--5); position: sticky; width: 100%; }
    dialog .actions { justify-content: end; margin-top: var(--4); }
    dialog:modal { inset: 0; margin: auto; position: fixed; }
    footer { display: flex; justify-content: center; padding: 0 var(--4) var(--4); }
    footer button { font-size: var(--small); }
    kbd { background: var(--soft); border: 1px solid var(--line); border-radius: .25rem; color: var(--text); font: 600 var(--small) ui-monospace, monospace; padding: .0625rem .375rem; }
    @media (pointer: coarse) { footer { display: none; } }

    """
}
