import AppScreens
import Foundation
import Logging
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The settings of a server")
struct ServerSettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func settings(
    _ commandLine: [String: [String]] = [:], _ environment: [String: String] = [:], file: String? = nil
  ) throws(SettingFault) -> ServerSettings {
    var commandLine = commandLine
    if let file {
      // Only a full disk keeps it from being written, and then nothing is found.
      try? Data(file.utf8).write(to: URL(filePath: folder.path("server.json")))
      commandLine["config"] = [folder.path("server.json")]
    }
    return try ServerSettings(commandLine: commandLine, environment: environment, language: .english)
  }

  /// What is said of settings with which no server can run.
  private func fault(
    _ commandLine: [String: [String]] = [:], _ environment: [String: String] = [:], file: String? = nil,
    in language: Language = .english
  ) -> String? {
    do throws(SettingFault) {
      _ = try settings(commandLine, environment, file: file)
      return nil
    } catch {
      return error.text(in: language).replacing(folder.path("server.json"), with: "server.json")
    }
  }

  @Test("Without any, it runs for this machine alone, and lets no one sign up")
  func usual() throws {
    let settings = try settings()
    let options = settings.options
    #expect(options.bind == "127.0.0.1" && options.port == 8080 && options.site == nil && options.tls == nil)
    #expect(options.registration == .no && options.limitsRates && !options.allowsPasswordGrant)
    #expect(options.reachedBy.address == "http://127.0.0.1:8080")
    #expect(settings.logLevel == .info && settings.data == nil && settings.database == nil)
  }

  @Test("The command line counts first, then the environment, then the file")
  func order() throws {
    let environment = ["SOCIALCONNECT_PORT": "2", "SOCIALCONNECT_TITLE": "Two", "SOCIALCONNECT_BIND": ""]
    let file = #"{"port": 3, "title": "Three", "bind": "::1", "log-level": "debug"}"#
    let settings = try settings(["port": ["1"]], environment, file: file)
    #expect(settings.options.port == 1 && settings.options.title == "Two" && settings.options.bind == "::1")
    #expect(settings.logLevel == .debug)
    let named = try ServerSettings(
      commandLine: [:], environment: ["SOCIALCONNECT_CONFIG": folder.path("server.json")], language: .english)
    #expect(named.options.title == "Three")
  }

  @Test("Each place says everything in its own way")
  func everything() throws {
    let fromFile = try settings(
      file: """
        {"public-url": "https://social.example", "open-registration": "yes", "rate-limit": false,
         "allow-password-grant": true, "allow-private-endpoints": "yes",
         "trusted-proxy": ["127.0.0.1", "::1"], "data": "/srv/social", "database": "postgres://db"}
        """)
    let fromEnvironment = try settings(
      [:],
      [
        "SOCIALCONNECT_PUBLIC_URL": "https://social.example", "SOCIALCONNECT_OPEN_REGISTRATION": "yes",
        "SOCIALCONNECT_RATE_LIMIT": "off", "SOCIALCONNECT_ALLOW_PASSWORD_GRANT": "1",
        "SOCIALCONNECT_ALLOW_PRIVATE_ENDPOINTS": "true", "SOCIALCONNECT_TRUSTED_PROXY": "127.0.0.1, ::1",
        "SOCIALCONNECT_DATA": "/srv/social", "SOCIALCONNECT_DATABASE": "postgres://db",
        "SOCIALCONNECT_SENDMAIL": "/usr/sbin/sendmail",
      ])
    let fromCommandLine = try settings([
      "public-url": ["https://social.example"], "open-registration": ["yes"], "rate-limit": ["off"],
      "allow-password-grant": ["yes"], "allow-private-endpoints": ["yes"],
      "trusted-proxy": ["127.0.0.1", "0:0:0:0:0:0:0:1"], "data": ["/srv/social"],
      "database": ["postgres://db"],
    ])
    for settings in [fromFile, fromEnvironment, fromCommandLine] {
      let options = settings.options
      #expect(options.site == Site("https://social.example") && options.registration == .yes)
      #expect(!options.limitsRates && options.allowsPasswordGrant && options.allowsPrivateEndpoints)
      #expect(options.trustedProxies == ["127.0.0.1", "::1"])
      #expect(settings.data == "/srv/social" && settings.database == "postgres://db")
    }
  }

  @Test("A port is found where any will do")
  func anyPort() throws {
    #expect(try settings(["port": ["0"]]).options.port > 0)
  }

  @Test(
    "What can't be used is said, by the name that it was given",
    arguments: [
      (["port": ["65536"]], "--port must be a number from 0 to 65535.", "--port には0から65535までの数を指定してください。"),
      (["title": [" "]], "--title can't be empty.", "--title の値が空です。"),
      (
        ["public-url": ["https://a.example/social"]],
        "--public-url must be https:// or http:// and a host, without a path: https://social.example.org",
        "--public-url には https:// または http:// とホスト名だけを指定してください（例: https://social.example.org）。"
      ),
      (
        ["contact": ["Mia Tanaka"]],
        "--contact must be an email address, alone or after a name: Mia Tanaka <mia@example.org>",
        "--contact にはメールアドレスを指定してください。名前も付けられます（例: 田中未亜 <mia@example.org>）。"
      ),
      (
        ["trusted-proxy": ["127.0.0.1", "proxy"]],
        "--trusted-proxy must be an IP address, such as 127.0.0.1 or ::1.",
        "--trusted-proxy にはIPアドレスを指定してください（例: 127.0.0.1、::1）。"
      ),
      (
        ["tls-certificate": ["a.pem"]], "--tls-certificate also needs --tls-key.",
        "--tls-certificate を使うには --tls-key も指定してください。"
      ),
      (
        ["tls-certificate": ["/none.pem"], "tls-key": ["/none.key"]],
        "--tls-certificate: there's no file /none.pem.", "--tls-certificate: /none.pem というファイルはありません。"
      ),
    ])
  func wrong(commandLine: [String: [String]], english: String, japanese: String) {
    #expect(fault(commandLine) == english)
    #expect(fault(commandLine, in: .japanese) == japanese)
  }

  @Test("A file is checked whole")
  func files() {
    #expect(fault(file: #"{"port": "high"}"#) == "“port” in server.json must be a number from 0 to 65535.")
    #expect(fault(file: #"{"title": 7}"#) == "“title” in server.json must be a text.")
    #expect(
      fault(file: #"{"trusted-proxy": 7}"#) == "“trusted-proxy” in server.json must be a list of texts.")
    #expect(
      fault(file: #"{"open-registration": 7.5}"#)
        == "“open-registration” in server.json must be yes, approval or no.")
    #expect(
      fault(file: #"{"prot": 80}"#)
        == """
        “prot” in server.json isn't a setting. The settings are bind, port, public-url, title, contact, \
        tls-certificate, tls-key, open-registration, confirm-email, session-days, session-idle-days, \
        rate-limit, trends, caches, videos, allow-password-grant, allow-private-endpoints, trusted-proxy, \
        apple-client-id, \
        apple-team-id, apple-key-id, apple-key, apple-app-ids, google-client-id, google-client-secret, \
        provider-url, provider-name, provider-client-id, provider-client-secret, log-level, data, database.
        """)
    for text in ["", "[]", "{", #"{"port": {}}"#] {
      #expect(
        fault(file: text)
          == "--config: server.json must be a JSON object of texts, numbers, true, false and lists of texts.")
    }
    #expect(fault(["config": ["/none.json"]]) == "--config: there's no file /none.json.")
    #expect(fault(["config": ["/"]]) == "--config: / can't be read.")
  }

  @Test("A certificate needs its own key")
  func certificates() throws {
    let files = try TestCertificate.first.write(to: folder)
    let pair = ["tls-certificate": [files.certificate], "tls-key": [files.key]]
    let options = try settings(pair).options
    #expect(options.tls == files && options.reachedBy.address == "https://127.0.0.1:8080")
    try Data(TestCertificate.second.key.utf8).write(to: URL(filePath: files.key))
    #expect(
      fault(pair)
        == "--tls-key: the key in \(files.key) doesn't belong to the certificate in \(files.certificate).")
  }
}
