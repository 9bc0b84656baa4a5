import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite("Turning two factors on and off") struct TwoFactorTests {
  private let source = FakeTwoFactor()
  private let account = FakeAccount()
  private let navigator = RecordingNavigator()
  private let setup = AuthenticatorSetup(secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")
  private let presenter: TwoFactorPresenter
  private let drawings = Expected<String, [[Bool]]>("draw")

  init() {
    var ports = account.ports
    ports.twoFactor = source
    let drawings = drawings
    presenter = TwoFactorPresenter(
      account: AccountInteractor(
        ports: ports,
        sessions: SessionInteractor(repository: FakeAuthentication(), store: MemoryStore([.alice])),
        session: .alice),
      // A host without the program makes none.
      codes: QRCodeMaker { text in (try? await drawings(text)).flatMap(QRCode.init) },
      network: "SocialConnect", router: AuthenticationRouter(navigator: navigator))
    account.standings.answers(AccountStanding(waysIn: WaysIn(), isProven: true))
    source.statuses.answers(TwoFactorStatus())
    drawings.fails(.unsupported)
  }

  private var state: TwoFactorState { presenter.state }

  private func drawn(_ language: Language) -> String {
    let strings = AuthenticationStrings.of(language)
    let view = TwoFactorView(
      strings: strings.twoFactor, proof: strings.proof, context: SocialTestSupport.context(language))
    return drawing(view.screen(state))
  }

  @Test("shows a key, asks for the first code, and shows the recovery codes") func on() async {
    await presenter.appear()
    #expect(
      drawn(.english) == """
        Two-factor authentication

        Off. Turn it on, and signing in with your password also
        takes a code from an authenticator app on your phone.

        1. Set up an authenticator app
        2. Refresh (r)

        """)
    source.beginnings.answers(setup)
    await presenter.send(.want(.setUp))
    #expect(
      drawn(.english) == """
        Two-factor authentication

        Enter this key in your authenticator app.

        Key: GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ
        (The six digits that your authenticator app then shows.)
        Code []

        """)
    source.confirmations.fails(.invalid(.signInCode, .wrong))
    await presenter.send(.enterCode("111 111"))
    #expect(state.problem == .invalid(.signInCode, .wrong) && state.step == .setup(setup, nil))
    source.confirmations.answers(["0123456789abcdef", "ghjkmnpqrstvwxyz"])
    await presenter.send(.enterCode("222 222"))
    #expect(source.confirmations.inputs == ["111111", "222222"])
    #expect(
      drawn(.english) == """
        Two-factor authentication

        These are your recovery codes. Each signs you in once
        without your authenticator app. Save them somewhere safe:
        they aren't shown again, and earlier ones no longer work.

        0123-4567-89ab-cdef
        ghjk-mnpq-rstv-wxyz

        1. I've saved them (b)

        """)
    await presenter.send(.back)
    #expect(state.step == .status && state.status == TwoFactorStatus(isOn: true, recoveryCodesLeft: 2))
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test("shows a QR code of the key where one can be made") func picture() async {
    drawings.answers([[true, false], [true, true]])
    source.beginnings.answers(setup)
    await presenter.send(.want(.setUp))
    #expect(
      drawings.inputs == [
        "otpauth://totp/SocialConnect:alice?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=SocialConnect"
          + "&algorithm=SHA1&digits=6&period=30"
      ])
    #expect(drawn(.english).contains("Scan this with your authenticator app"))
    #expect(drawn(.english).contains("██████\n██ ▀██\n██████\n"))
  }

  @Test("begins again when the key waited for too long") func late() async {
    source.beginnings.answers(setup)
    await presenter.send(.want(.setUp))
    source.confirmations.fails(.invalid(.authenticator, .wrong))
    await presenter.send(.enterCode("123456"))
    #expect(state.step == .status && state.problem == .invalid(.authenticator, .wrong))
  }

  @Test("asks for a proof first, and goes on by itself") func proof() async {
    account.standings.answers(AccountStanding(waysIn: WaysIn(hasAuthenticator: true, recoveryCodesLeft: 3)))
    source.statuses.answers(TwoFactorStatus(isOn: true, recoveryCodesLeft: 1))
    await presenter.appear()
    #expect(
      drawn(.english) == """
        Two-factor authentication

        On. Signing in with your password also takes a code from
        your authenticator app. You have 1 recovery code left.

        1. Get new recovery codes
        2. Set up another authenticator app instead
        3. Turn off
        4. Refresh (r)

        """)
    await presenter.send(.want(.newCodes))
    #expect(drawn(.english).contains("1. Enter your password\n2. Enter a code from your authenticator app\n"))
    await presenter.send(.prove(.choose(.code)))
    account.proofs.fails(.invalid(.signInCode, .wrong))
    await presenter.send(.prove(.enter("111 111")))
    #expect(state.problem == .invalid(.signInCode, .wrong))
    account.proofs.answers(true)
    source.renewals.answers(["0123456789abcdef"])
    await presenter.send(.prove(.enter("222 222")))
    #expect(account.proofs.inputs == [.code("111111"), .code("222222")])
    #expect(state.step == .codes(["0123456789abcdef"]))
  }

  @Test("is turned off once that is asked twice") func off() async {
    source.statuses.answers(TwoFactorStatus(isOn: true, recoveryCodesLeft: 10))
    await presenter.appear()
    await presenter.send(.want(.turnOff))
    #expect(
      drawn(.japanese) == """
        2要素認証

        2要素認証をオフにしますか？ リカバリーコードも使えなくなりま
        す。

        1. オフにする (y)
        2. オンのままにする (b)

        """)
    await presenter.send(.back)
    #expect(state.step == .status)
    await presenter.send(.want(.turnOff))
    source.endings.answers(true)
    await presenter.send(.want(.turnOff))
    #expect(state.step == .status && state.status == TwoFactorStatus())
    #expect(drawn(.japanese).contains("オフになっています。"))
  }
}

@Suite("A QR code") struct QRCodeTests {
  @Test("has a light margin, as text and as a picture") func drawn() throws {
    let code = try #require(QRCode([[true, false, true], [false, true, false], [true, true, true]]))
    #expect(code.side == 7)
    #expect(code.lines == ["███████", "██▄▀▄██", "██▄▄▄██", "▀▀▀▀▀▀▀"])
    #expect(code.path == "M2 2h1v1h-1zM4 2h1v1h-1zM3 3h1v1h-1zM2 4h3v1h-3z")
  }

  @Test("is a square") func square() {
    #expect(QRCode([]) == nil && QRCode([[true, false]]) == nil)
  }
}
