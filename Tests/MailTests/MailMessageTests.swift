import AppValues
import Foundation
import Testing

@testable import SocialMail

@Suite("A mail as it is written")
struct MailMessageTests {
  private func message(to recipient: String = "mia@example.org", subject: String = "Your code") -> MailMessage
  {
    MailMessage(
      id: "code-1", recipient: recipient, subject: subject, text: "48 29 13\nおはよう\n",
      language: "ja", date: Timestamp(milliseconds: 1_767_265_200_000))
  }

  @Test("has headers that any program reads, its text as it stands, and the same as HTML")
  func content() {
    let html = Data(MailHTML(subject: "Your code", text: "48 29 13\nおはよう\n", language: "ja").document.utf8)
    #expect(
      message().content == """
        From: SocialConnect <socialconnect@localhost>
        To: mia@example.org
        Subject: =?UTF-8?B?WW91ciBjb2Rl?=
        Date: Thu, 01 Jan 2026 11:00:00 +0000
        Message-ID: <code-1@socialconnect.localhost>
        Auto-Submitted: auto-generated
        MIME-Version: 1.0
        Content-Type: multipart/alternative; boundary="=_code-1"

        --=_code-1
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: 8bit

        48 29 13
        おはよう

        --=_code-1
        Content-Type: text/html; charset=utf-8
        Content-Transfer-Encoding: base64

        \(html.base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed]))
        --=_code-1--

        """)
    #expect(message().content.split(separator: "\n").allSatisfy { $0.utf8.count <= 998 })
  }

  @Test("writes a long subject in several words of whole characters")
  func longSubject() throws {
    let subject = "SocialConnectアカウントに認証アプリが追加されました 👩‍👩‍👧‍👦 and goes on for a while"
    let header = try #require(message(subject: subject).content.firstMatch(of: /\nSubject: (.*(?:\n .*)*)\n/))
      .1
    let words = header.split(separator: "\n ").map(String.init)
    #expect(words.count > 2 && words.allSatisfy { $0.count <= 75 })
    let texts = try words.map { word in
      let base64 = String(try #require(word.wholeMatch(of: /=\?UTF-8\?B\?([A-Za-z0-9+\/=]+)\?=/)).1)
      return String(data: try #require(Data(base64Encoded: base64)), encoding: .utf8)
    }
    #expect(texts.map { $0 ?? "half a character" }.joined() == subject)
  }

  @Test(
    "takes no header from an address or a subject",
    arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{B}"])
  func injection(lineBreak: String) {
    let hostile = "x\(lineBreak)Bcc: eve@example.org"
    let lines = headers(of: message(to: hostile, subject: hostile))
    #expect(lines.count == headers(of: message()).count, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("Bcc") })
  }

  private func headers(of message: MailMessage) -> [Substring] {
    message.content.split(separator: "\n\n", maxSplits: 1)[0].split(whereSeparator: \.isNewline)
  }
}
