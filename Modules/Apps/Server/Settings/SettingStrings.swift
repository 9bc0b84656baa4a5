import AppScreens

/// The texts about settings that keep a server from running.
struct SettingStrings: LocalizedStrings {
  let key: @Sendable (_ name: String, _ file: String) -> String
  let explain: @Sendable (SettingFault) -> String

  static let english = SettingStrings(
    key: { "“\($0)” in \($1)" },
    explain: { fault in
      let name = fault.name
      return switch fault.problem {
      case .notText: "\(name) must be a text."
      case .notList: "\(name) must be a list of texts."
      case .empty: "\(name) can't be empty."
      case .notNumber(let least, let most): "\(name) must be a number from \(least) to \(most)."
      case .notChoice(let choices):
        "\(name) must be \(choices.dropLast().joined(separator: ", ")) or \(choices.last ?? "")."
      case .notAddress: "\(name) must be an IP address, such as 127.0.0.1 or ::1."
      case .notPublicURL:
        "\(name) must be https:// or http:// and a host, without a path: https://social.example.org"
      case .notContact:
        "\(name) must be an email address, alone or after a name: Mia Tanaka <mia@example.org>"
      case .needs(let other): "\(name) also needs \(other)."
      case .needsHTTPS: "\(name) also needs \(Setting.publicURL.option) with https://."
      case .notIssuer: "\(name) must be the https:// address of a provider, without a query."
      case .noAppleKey(let path):
        "\(name): \(path) isn't a key for Sign in with Apple (.p8), or the IDs aren't letters and digits."
      case .noFile(let path): "\(name): there's no file \(path)."
      case .unreadable(let path): "\(name): \(path) can't be read."
      case .noObject(let path):
        "\(name): \(path) must be a JSON object of texts, numbers, true, false and lists of texts."
      case .unknownKey(let key):
        "“\(key)” in \(name) isn't a setting. The settings are \(Setting.inFiles.joined(separator: ", "))."
      case .noCertificate(let path): "\(name): \(path) isn't a certificate in PEM format."
      case .noKey(let path): "\(name): \(path) isn't a private key in PEM format without a password."
      case .otherKey(let path, let certificate):
        "\(name): the key in \(path) doesn't belong to the certificate in \(certificate)."
      case .portInUse(let port): "The port \(port) is in use by another program. Choose another with \(name)."
      case .portForbidden(let port):
        "This account isn't allowed to use the port \(port). Choose one above 1023 with \(name)."
      case .noSuchAddress(let address): "\(name): this device doesn't have the address \(address)."
      }
    })

  static let japanese = SettingStrings(
    key: { "\($1) の「\($0)」" },
    explain: { fault in
      let name = fault.name
      return switch fault.problem {
      case .notText: "\(name) には文字列を指定してください。"
      case .notList: "\(name) には文字列の配列を指定してください。"
      case .empty: "\(name) の値が空です。"
      case .notNumber(let least, let most): "\(name) には\(least)から\(most)までの数を指定してください。"
      case .notChoice(let choices): "\(name) には \(choices.joined(separator: "、")) のいずれかを指定してください。"
      case .notAddress: "\(name) にはIPアドレスを指定してください（例: 127.0.0.1、::1）。"
      case .notPublicURL:
        "\(name) には https:// または http:// とホスト名だけを指定してください（例: https://social.example.org）。"
      case .notContact:
        "\(name) にはメールアドレスを指定してください。名前も付けられます（例: 田中未亜 <mia@example.org>）。"
      case .needs(let other): "\(name) を使うには \(other) も指定してください。"
      case .needsHTTPS: "\(name) を使うには、\(Setting.publicURL.option) に https:// のURLも指定してください。"
      case .notIssuer: "\(name) には連携先の https:// のURLを指定してください。クエリーは付けられません。"
      case .noAppleKey(let path):
        "\(name): \(path) は「Appleでサインイン」の鍵（.p8）ではないか、IDに英数字以外の文字があります。"
      case .noFile(let path): "\(name): \(path) というファイルはありません。"
      case .unreadable(let path): "\(name): \(path) を読み取れません。"
      case .noObject(let path):
        "\(name): \(path) は、文字列、数、true、false、文字列の配列を値に持つJSONオブジェクトでなければなりません。"
      case .unknownKey(let key):
        "\(name) の「\(key)」という設定はありません。使えるもの: \(Setting.inFiles.joined(separator: "、"))"
      case .noCertificate(let path): "\(name): \(path) はPEM形式の証明書ではありません。"
      case .noKey(let path): "\(name): \(path) は、パスワードのないPEM形式の秘密鍵ではありません。"
      case .otherKey(let path, let certificate): "\(name): \(path) の鍵は \(certificate) の証明書のものではありません。"
      case .portInUse(let port): "ポート \(port) はほかのプログラムが使っています。\(name) で別のポートを指定してください。"
      case .portForbidden(let port):
        "このアカウントではポート \(port) を使えません。\(name) で1024以上のポートを指定してください。"
      case .noSuchAddress(let address): "\(name): この端末には \(address) というアドレスがありません。"
      }
    })
}
