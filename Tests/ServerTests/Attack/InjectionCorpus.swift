/// Texts that do something where they are taken for more than texts.
enum InjectionCorpus {
  /// Each has at most 30 characters, so that it fits wherever people write.
  static let texts = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "\"><b x=\"",
    "' onmouseover='alert(1)", "\" onfocus=\"alert(1)\" x=\"", "javascript:alert(1)", "JaVaScRiPt:alert(1)",
    "data:text/html,<b>x", "vbscript:x", "<a href=", "<!--", "-->", "<![CDATA[", "]]>", "</p></div>",
    "</title>",
    "</textarea>", "<?xml?>", "{{title}}", "{{{bio}}}", "{{> guard}}", "{{/ content}}", "{{=<% %>=}}",
    "${7*7}",
    "&lt;b&gt;", "&#60;b&#62;", "&", "&quot;", "\"", "'", "`", "<", ">", "<<b>>", "\\", "\\u003cb\\u003e",
    "%3Cb%3E",
    "http://x.example/\"><b>", "http://x.example/'onx='", "https://x.example/<b>", "https://[::1]\"x",
    "http://x\u{301}\"y", "http://x.example/a\u{308}\"", "\"\u{301} onfocus=x a=\"", "'\u{308} b='",
    "<\u{301}b>",
    "<b\u{308}>", "a&\u{301}b;", "#a\"b", "#tag<b>", "#x\u{301}<b>", "@author<b>",
    "@author\"onx=\"", "＠author＜b＞", "＜script＞", "\u{202E}evil", "a\u{2028}b", "a\u{0}<b>", "a\r\nX-Evil: 1",
    "a\nb", "a\tb", "\u{FEFF}<b>", "＃＂＜", "x\u{E0001}<b>", "//evil.example", "https:evil.example",
  ]
}
