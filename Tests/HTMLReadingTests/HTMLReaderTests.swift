import SocialHTMLReading
import Testing

@Suite("Reading HTML")
struct HTMLReaderTests {
  @Test(
    "makes lines of paragraphs and breaks",
    arguments: [
      ("", ""),
      ("plain", "plain"),
      ("<p>One<br>two<br />three</p><p>Four &amp; five</p>", "One\ntwo\nthree\n\nFour & five"),
      ("<p>One</p>\n  <p>Two</p>\n", "One\n\nTwo"),
      ("a<br><br>b", "a\n\nb"),
      ("a<br><br><br><br>b</p><br>", "a\n\nb"),
      ("<div>a</div><div>b</div><div><br></div><div>c</div>", "a\nb\n\nc"),
      ("<div>a<br></div><div>b</div>", "a\nb"),
      ("<h1>Title</h1>Text<hr>End", "Title\n\nText\n\nEnd"),
      ("<p>in\n  one\tline</p>", "in one line"),
      ("<p>two  spaces <b> three</b>   </p><p> \n x</p>", "two  spaces  three   \n\nx"),
      ("<p><br>a</p>", "a"),
      ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
      ("<dl><dt>Name</dt><dd>Mia</dd></dl>", "Name\nMia"),
    ])
  func lines(html: String, text: String) {
    #expect(HTMLReader().read(html) == ReadText(text: text))
  }

  @Test(
    "marks quotes, lists and code",
    arguments: [
      (
        "<p>He said:</p><blockquote><p>One<br>two</p><p>three</p></blockquote><p>So?</p>",
        "He said:\n\n> One\n> two\n>\n> three\n\nSo?"
      ),
      ("<blockquote>a<blockquote>b</blockquote>c</blockquote>d", "> a\n>\n> > b\n>\n> c\n\nd"),
      ("<blockquote>a</blockquote><blockquote>b</blockquote>", "> a\n\n> b"),
      ("<p>x</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<p>y</p>", "x\n\n- one\n- two\n\ny"),
      ("<ul><li><p>one</p><p>more</p></li><li>two</li></ul>", "- one\n\n  more\n- two"),
      (
        "<ol><li>one</li><li>two<ul><li>a</li><li>b</li></ul></li><li>three</li></ol>",
        "1. one\n2. two\n   - a\n   - b\n3. three"
      ),
      ("<ol start=\"9\"><li>i</li><li>j<br>k</li></ol>", "9. i\n10. j\n    k"),
      ("<ul><li><blockquote>a<br>b</blockquote></li><li></li><li>c</li></ul>", "- > a\n  > b\n- c"),
      ("Run <code>ls -l</code>, then", "Run `ls -l`, then"),
      (
        "<p>Code:</p><pre><code>if x {\n  y &lt; 1\n\n\n\tz\n}\n</code></pre><p>in\n one line</p>",
        "Code:\n\nif x {\n  y < 1\n\n\n    z\n}\n\nin one line"
      ),
      ("<blockquote><pre>\na\n b</pre></blockquote>", "> a\n>  b"),
    ])
  func marks(html: String, text: String) {
    #expect(HTMLReader().read(html) == ReadText(text: text))
  }

  @Test(
    "leaves out what no one sees, and what isn't text",
    arguments: [
      ("x<script>alert('<p>')</script><style>p{}</style>y<!-- <p>no</p> -->z", "xyz"),
      ("<title>no</title><p>a</p><template>no</template><noscript>no</noscript>", "a"),
      ("<p hidden>no</p><p style=\"Display : none\">no</p><p onclick=\"x()\" style=\"color:red\">a</p>", "a"),
      (
        "a<iframe src=\"https://x.example\">no</iframe><video controls>no</video><svg><text>no</text></svg>b",
        "ab"
      ),
      ("<form><input value=\"no\"><select><option>no</select><textarea>no</textarea></form>a", "a"),
      ("<img src=\"https://x.example/t.gif\" alt=\"A long way\">a", "a"),
      ("<span class=\"invisible\">no</span>a", "a"),
      ("a &lt;b&gt; &#x1F600; &#12354; &nope; &", "a <b> 😀 あ &nope; &"),
      ("a&#x202E;b\u{202D}c&#8234;d\u{FEFF}", "abcd"),
      ("a&#27;[31mb&#7;\u{1B}]c&#0;", "a[31mb]c\u{FFFD}"),
      ("a\u{2066}b\u{2069} \u{2067}c", "a\u{2066}b\u{2069} c"),
      ("<p>broken <b", "broken "),
      ("1 < 2", "1 < 2"),
      ("<blink>a<x-y>b</x-y></blink>", "ab"),
      ("</p></div></blockquote></ul></li>a", "a"),
    ])
  func hidden(html: String, text: String) {
    #expect(HTMLReader().read(html).text == text)
  }

  @Test(
    "names emoji",
    arguments: [
      (
        "<img class=\"emojione custom-emoji\" alt=\":blobcat:\" title=\":blobcat:\" src=\"x\"> hi",
        ":blobcat: hi"
      ),
      ("<img alt=\":ok_hand:\" src=\"x\">", ":ok_hand:"),
      ("<img class=\"emoji\" alt=\"😀\" src=\"x\">", "😀"),
      ("<img class=\"emoji\" title=\"cat\" src=\"x\">", ":cat:"),
      ("Plain :blobcat:", "Plain :blobcat:"),
    ])
  func emoji(html: String, text: String) {
    #expect(HTMLReader().read(html).text == text)
  }

  @Test("leaves out the link to a quoted post that is shown")
  func quotes() {
    let html = """
      <p class="quote-inline">RE: <a href="https://b.example/@ben/1">https://b.example/@ben/1</a></p><p>So true</p>
      """
    #expect(HTMLReader().read(html, hasQuote: true).text == "So true")
    #expect(HTMLReader().read(html).text == "RE: https://b.example/@ben/1\n\nSo true")
  }
}
