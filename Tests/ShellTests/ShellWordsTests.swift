import AppScreens
import AppValues
import Entities
import Foundation
import Presentation
import Testing

@testable import SocialShell

@Suite("The words of the shell")
struct ShellWordsTests {
  private let english = Words.shell(.english, timeZone: .gmt)
  private let japanese = Words.shell(.japanese, timeZone: .gmt)

  @Test("name the command that helps")
  func clock() {
    let error = AppError.wrongClock(
      shows: Timestamp(milliseconds: 4_294_967_295_000),
      lastWritten: Timestamp(milliseconds: 1_767_225_600_000))
    #expect(
      english.explain(error)
        == "This device's clock shows 7 Feb 2106, 06:28, more than five years after the last change (1 Jan 2026). Nothing was saved. Set the clock, then try again. If the clock is right, run “socialconnect check --accept-clock” once."
    )
    #expect(
      japanese.explain(error)
        == "この端末の時計は2106年2月7日 06:28で、最後に保存した日（2026年1月1日）から5年以上たっています。何も保存していません。時計を合わせて、もう一度お試しください。時計が正しい場合は、socialconnect check --accept-clock を1回実行してください。"
    )
  }

  @Test(
    "name an option or a command",
    arguments: [
      (AppError.storage(.noLocks), nil, "--data"),
      (.invalid(.account, .wrong), nil, "socialconnect accounts"),
      (.invalid(.hours, .malformed), nil, "off"), (.invalid(.fields, .malformed), nil, "=https://"),
      (.invalid(.visibility, .unsupported), nil, "unlisted"),
      (.invalid(.mail, .missing), nil, "socialconnect mail --send-here on"),
      (.invalid(.database, .taken), nil, "--data"),
      (.invalid(.database, .taken), .restoring, "--replace"),
      (.invalid(.database, .wrong), .restoring, "--database"),
    ] as [(AppError, ErrorSubject?, String)])
  func commands(error: AppError, subject: ErrorSubject?, command: String) {
    for words in [english, japanese] {
      let text = subject.map { words.explain(error, about: $0) } ?? words.explain(error)
      #expect(text.contains(command))
    }
  }
}
