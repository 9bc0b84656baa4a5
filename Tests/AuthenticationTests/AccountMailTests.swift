import AppValues
import SocialTestSupport
import Testing

@testable import Authentication

@Suite struct AccountMailTests {
  private func mail(
    _ kind: AccountEvent.Kind, _ language: String, detail: String = "", device: String = "Firefox (Linux)",
    address: String = "192.0.2.7", site: String? = "https://social.example"
  ) throws -> AccountMail {
    let event = AccountEvent(
      id: ID("1"), kind: kind, at: noon, device: device, address: address, detail: detail)
    return try #require(AccountMail(event, handle: "alice", site: site, language: language))
  }

  @Test func aNewDeviceIsToldWithWhatToDo() throws {
    let english = try mail(.signedIn, "en-GB")
    #expect(english.subject == "New sign-in to your SocialConnect account")
    #expect(
      english.body == """
        Hello @alice,

        Someone signed in to your SocialConnect account on a device that was new to it.

            Device: Firefox (Linux)
            Address: 192.0.2.7
            Time: 21 Nov 2026, 12:00 (UTC)

        If this was you, there's nothing to do. If it wasn't, change your password now, choose to sign out
        everywhere else, and look through “Sign-in and security”.

            https://social.example/account/sign-ins

        """)
    let japanese = try mail(.signedIn, "ja", detail: "Tusky")
    #expect(japanese.subject == "SocialConnectへの新しいサインイン")
    #expect(
      japanese.body == """
        @alice 様

        新しい端末から、SocialConnectのアカウントにサインインがありました。

            方法: Tusky
            端末: Firefox (Linux)
            アドレス: 192.0.2.7
            日時: 2026年11月21日 12:00（UTC）

        自分の操作であれば、何もする必要はありません。心当たりがない場合は、すぐにパスワードを変更し、
        ほかの端末をすべてサインアウトして、「サインインとセキュリティ」を確認してください。

            https://social.example/account/sign-ins

        """)
  }

  @Test func whatIsNotKnownIsLeftOut() throws {
    #expect(
      try mail(.passwordChanged, "en", device: "", address: "", site: nil).body == """
        Hello @alice,

        The password of your SocialConnect account has changed.

            Time: 21 Nov 2026, 12:00 (UTC)

        If this wasn't you, set a new password now: choose “Forgot password” where you sign in. This signs out
        every device.

        """)
    #expect(
      try mail(.passwordReset, "ja", device: "", address: "").body == """
        @alice 様

        このアドレスに送信された確認コードを使って、SocialConnectのパスワードが再設定されました。

            日時: 2026年11月21日 12:00（UTC）

        心当たりがない場合は、サインイン画面の「パスワードを忘れた場合」から、すぐにパスワードを再設定してください。
        すべての端末がサインアウトされます。
        メールを読まれているおそれもあります。メールのパスワードも変更してください。

            https://social.example/auth/forgot

        """)
  }

  @Test func noLinkComesFromWhatADeviceOrAPasskeyIsCalled() throws {
    let mail = try mail(
      .passkeyAdded, "en", detail: "Key https://evil.example WWW.evil.example",
      device: "Tusky/25 (+https://tusky.app) Android"
    )
    #expect(mail.body.contains("    Device: Tusky/25 Android\n"))
    #expect(mail.body.contains("your SocialConnect account: Key.\n"))
    #expect(!mail.body.contains("evil"))
  }

  @Test(arguments: AccountEvent.Kind.allCases) func eachKindIsToldInBothLanguagesOrInNone(
    kind: AccountEvent.Kind
  ) {
    let texts = [AccountMailStrings.english, .japanese].map { $0.text(kind, "Apple") }
    #expect((texts[0] == nil) == (texts[1] == nil) && (texts[0] != nil) == AccountMail.tells(of: kind))
    for text in texts.compactMap(\.self) {
      #expect(![text.subject, text.body, text.advice].contains("") && !text.subject.contains("\n"))
    }
  }
}
