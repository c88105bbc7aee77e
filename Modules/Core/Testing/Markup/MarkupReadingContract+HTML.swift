extension MarkupReadingContract {
  static let pages: [Check] = [
    page(
      "Reads a fragment without adding elements around it", "a <b>c</b> d",
      "“a ”", "<b>", "“c”", "</b>", "“ d”"),
    page(
      "Closes elements whose end tag is optional in HTML", "<p>1<p>2<ul><li>3<li>4</ul>",
      "<p>", "“1”", "</p>", "<p>", "“2”", "</p>", "<ul>", "<li>", "“3”", "</li>", "<li>", "“4”",
      "</li>", "</ul>"),
    page(
      "Reports names in lower case, including their colons", "<DIV CLASS=x><O:P>1</O:P></DIV>",
      "<div class=\"x\">", "<o:p>", "“1”", "</o:p>", "</div>"),
    page(
      "Ends void elements", "1<br>2<img src=x alt>3",
      "“1”", "<br>", "</br>", "“2”", "<img src=\"x\" alt=\"\">", "</img>", "“3”"),
    page(
      "Reports the contents of scripts and styles as text",
      "<script>if (a<b) '<b>'</script><style><b></style>",
      "<script>", "“if (a<b) '<b>'”", "</script>", "<style>", "“<b>”", "</style>"),
    page(
      "Replaces references", "<a href='?x=1&y=2&amp;z'>&eacute;&#233;&#146; AT&T &me;</a>",
      "<a href=\"?x=1&y=2&z\">", "“éé’ AT&T &me;”", "</a>"),
    page(
      "Replaces references without a semicolon",
      "<a href='?x&copy=1&copy'>&copy 1 &#a &me</a>",
      "<a href=\"?x&copy=1©\">", "“© 1 &#a &me”", "</a>"),
    page(
      "Ignores comments, declarations and instructions",
      "1<!-- <b> -->2<!doctype html>3<?php x ?>4", "“1234”"),
    page(
      "Continues after characters that HTML does not allow", "1\u{0}2<b\u{1} x='\u{0}3'>4</b>",
      "“1 2”", "<b x=\" 3\">", "“4”", "</b>"),
    page("Ignores an end tag without a start tag", "1</div></body></html>2", "“12”"),
    page(
      "Ignores the encoding that a page declares",
      "<meta charset='koi8-r'><meta http-equiv='content-type' content='text/html; charset=big5'>é",
      "<meta charset=\"koi8-r\">", "</meta>",
      "<meta http-equiv=\"content-type\" content=\"text/html; charset=big5\">", "</meta>", "“é”"),
    page(
      "Drops a byte order mark before a fragment", "\u{FEFF}<b>1</b>", "<b>", "“1”",
      "</b>"),
    page(
      "Closes open elements at the end of a page", "<div><b x='1'>2", "<div>", "<b x=\"1\">", "“2”",
      "</b>", "</div>"),
  ]
}
