import AppScreens
import SocialBackend

/// The texts about where email is sent from.
struct MailStrings: LocalizedStrings {
  let here: String
  let folder: @Sendable (_ path: String) -> String
  let elsewhere: @Sendable (_ location: String) -> String
  let nobody: String
  let waiting: @Sendable (_ count: Int) -> String
  let givenUp: @Sendable (_ count: Int) -> String

  func sender(_ sender: MailStatus.Sender) -> String {
    switch sender {
    case .here: here
    case .folder(let path): folder(path)
    case .elsewhere(let location): elsewhere(location)
    case .nobody: nobody
    }
  }

  static let english = MailStrings(
    here: "Email is sent from here.",
    folder: { "This device can't send email. It's saved to the folder \($0) instead." },
    elsewhere: { "Email is sent from \($0)." },
    nobody: "No email is sent for this database. --send-here on sends it from here.",
    waiting: {
      $0 == 1 ? "1 email is waiting to be sent." : "\($0, in: .english) emails are waiting to be sent."
    },
    givenUp: {
      "In the last 30 days, \($0 == 1 ? "1 email" : "\($0, in: .english) emails") couldn't be sent in time."
    })

  static let japanese = MailStrings(
    here: "メールはここから送信されます。",
    folder: { "この端末からはメールを送信できません。メールはフォルダー \($0) に保存されます。" },
    elsewhere: { "メールは \($0) から送信されます。" },
    nobody: "このデータベースのメールは、どこからも送信されません。--send-here on で、ここから送信します。",
    waiting: { "送信待ちのメールが\($0, in: .japanese)通あります。" },
    givenUp: { "直近30日間に、期限までに送信できなかったメールが\($0, in: .japanese)通あります。" })
}
