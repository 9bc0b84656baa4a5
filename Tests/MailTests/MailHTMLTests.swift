import Testing

@testable import SocialMail

@Suite("The HTML of a mail")
struct MailHTMLTests {
  private func body(_ text: String, subject: String = "Your code", language: String = "en") -> String {
    let document = MailHTML(subject: subject, text: text, language: language).document
    let start = document.firstRange(of: "max-width: 40em\">\n")?.upperBound ?? document.endIndex
    let end = document.firstRange(of: "\n</body>")?.lowerBound ?? document.endIndex
    return String(document[start..<end])
  }

  @Test("says what the text says: paragraphs, and what is set apart line by line")
  func paragraphs() {
    #expect(
      MailHTML(
        subject: "A <new> sign-in",
        text: """
          Hello @alice,

          Someone signed in to your
          account & more.

              Device: Firefox (Linux)
              Time: 12:00

              https://social.example/account?a=1&b=2

          """, language: "en"
      ).document == """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>A &lt;new&gt; sign-in</title>
        </head>
        <body style="font-family: sans-serif; line-height: 1.5; max-width: 40em">
        <p>Hello @alice,</p>
        <p>Someone signed in to your
        account &amp; more.</p>
        <p style="margin-left: 2em; font-size: 1.15em">Device: Firefox (Linux)<br>
        Time: 12:00</p>
        <p style="margin-left: 2em; font-size: 1.15em"><a href="https://social.example/account?a=1&amp;b=2">https://social.example/account?a=1&amp;b=2</a></p>
        </body>
        </html>

        """)
  }

  @Test("joins Japanese lines without a space")
  func japanese() {
    #expect(
      body("新しい端末から、\nサインインがありました。\nalice@example.org\nです")
        == "<p>新しい端末から、サインインがありました。\nalice@example.org\nです</p>")
    #expect(MailHTML(subject: "", text: "", language: "").document.contains("<html>"))
  }

  @Test("makes nothing of what others chose")
  func hostile() {
    #expect(
      body("    Device: <img src=\"http://evil\"> http://evil/\n") == """
        <p style="margin-left: 2em; font-size: 1.15em">Device: &lt;img src=&quot;http://evil&quot;&gt; http://evil/</p>
        """)
    #expect(body("x \"\u{301}onload=1") == "<p>x &quot;\u{301}onload=1</p>")
  }
}
