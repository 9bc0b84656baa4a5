public import AppValues
import Foundation

/// An email to one person, in plain text, and in HTML that is made from it.
public struct MailMessage: Hashable, Sendable {
  /// Identifies the email, even if it's sent again: letters, digits, `-` and `_`.
  public let id: String
  /// An address without line breaks.
  public let recipient: String
  public let subject: String
  public let text: String
  /// The language of the text, a BCP 47 code; empty if it isn't known.
  public let language: String
  public let date: Timestamp

  public init(
    id: String, recipient: String, subject: String, text: String, language: String = "", date: Timestamp
  ) {
    self.id = id
    self.recipient = recipient
    self.subject = subject
    self.text = text
    self.language = language
    self.date = date
  }

  /// The email as text (RFC 5322), in two forms of which a program shows the last that it can (RFC 2046, section 5.1.4).
  /// The plain text isn't encoded, since people may read it in the outbox file.
  var content: String {
    """
    From: SocialConnect <socialconnect@localhost>
    To: \(recipient.filter { !$0.isNewline })
    Subject: \(encodedSubject)
    Date: \(Self.written(date))
    Message-ID: <\(id)@socialconnect.localhost>
    Auto-Submitted: auto-generated
    MIME-Version: 1.0
    Content-Type: multipart/alternative; boundary="\(boundary)"

    --\(boundary)
    Content-Type: text/plain; charset=utf-8
    Content-Transfer-Encoding: 8bit

    \(text)
    --\(boundary)
    Content-Type: text/html; charset=utf-8
    Content-Transfer-Encoding: base64

    \(html)
    --\(boundary)--

    """
  }

  /// The subject in words of at most 75 characters, each of which says whole characters (RFC 2047, sections 2 and 5).
  private var encodedSubject: String {
    var words = [""]
    for scalar in subject.unicodeScalars {
      // 60 in base64.
      if words[words.count - 1].utf8.count + UTF8.width(scalar) > 45 { words.append("") }
      words[words.count - 1].unicodeScalars.append(scalar)
    }
    return words.map { "=?UTF-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\n ")
  }

  /// No line of a text begins with it.
  private var boundary: String { "=_\(id)" }

  private var html: String {
    Data(MailHTML(subject: subject, text: text, language: language).document.utf8)
      .base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
  }

  private static func written(_ date: Timestamp) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss '+0000'"
    return formatter.string(from: date.date)
  }
}
