public import AppValues

// What is wrong with a value that was entered.
extension Words {
  func explainGenerally(_ field: InputField, _ rule: InputRule) -> String {
    if field == .limit, rule == .outOfRange {
      let limits = PageRequest.limits
      return pick(
        "The limit is a number from \(limits.lowerBound) to \(limits.upperBound).",
        "件数は\(limits.lowerBound)から\(limits.upperBound)までの数で指定してください。")
    }
    return explain(rule, of: generalName(of: field))
  }

  /// What is wrong with a value.
  ///
  /// - Parameter name: What the value is called, as a sentence begins with it ("The name").
  public func explain(_ rule: InputRule, of name: String) -> String {
    switch rule {
    case .empty: pick("\(name) is missing.", "\(name)を入力してください。")
    case .tooShort(let minimum):
      pick(
        "\(name) needs at least \(minimum) characters.", "\(name)は\(minimum)文字以上にしてください。")
    case .tooLong(let maximum, let excess):
      pick(
        "\(name) may have at most \(maximum) characters: \(excess) too many.",
        "\(name)は\(maximum)文字までです。\(excess)文字超えています。")
    case .tooLarge:
      pick("\(name) is too long. Please shorten it.", "\(name)が長すぎます。短くしてください。")
    case .malformed: pick("\(name) is not understood.", "\(name)が正しくありません。")
    case .common:
      pick(
        "That password is one of the first that others would try. Please choose another.",
        "そのパスワードは推測されやすいものです。別のものにしてください。")
    case .taken:
      pick("\(name) is taken already.", "\(name)はすでに使われています。")
    case .unprintable:
      pick(
        "\(name) holds invisible control characters. Please remove them.",
        "\(name)に制御文字が含まれています。取り除いてください。")
    case .wrong: pick("\(name) is wrong.", "\(name)が違います。")
    case .unchanged:
      pick("\(name) is that already. Please enter another.", "現在の\(name)と同じです。別のものを入力してください。")
    case .outOfRange: pick("\(name) is out of range.", "\(name)が範囲外です。")
    case .missing: pick("There is no such file.", "そのファイルは見つかりませんでした。")
    case .unreadable: pick("That file cannot be read.", "そのファイルは読み取れません。")
    case .unsupported:
      pick("That kind of file is not taken here.", "その種類のファイルは使えません。")
    case .tooManyBytes(let megabytes):
      pick("\(name) may have at most \(megabytes) MB.", "\(name)は\(megabytes)MBまでです。")
    case .tooManyPixels(let megapixels):
      pick(
        "\(name) may have at most \(megapixels) megapixels.",
        "\(name)は\(megapixels * 100)万画素までです。")
    case .toolMissing(let package):
      pick(
        "That needs a program that is not installed. Install the package \(package) and try again.",
        "必要なプログラムがインストールされていません。パッケージ \(package) をインストールしてからやり直してください。")
    case .unsafe: pick("\(name) is not safe to open.", "\(name)は安全に開けません。")
    }
  }

  private func generalName(of field: InputField) -> String {
    switch field {
    case .name: pick("The name", "名前")
    case .text: pick("The text", "テキスト")
    case .query: pick("The search", "検索語")
    case .link: pick("The link", "リンク")
    case .cursor: pick("The cursor", "カーソル")
    case .limit: pick("The limit", "件数")
    case .database: pick("The database address", "データベースの指定")
    case .language: pick("The language", "言語")
    case .file: pick("The file", "ファイル")
    case .mail: pick("The mail", "メール")
    // A field of an app's own, for which it has no words.
    default: pick("The value", "値")
    }
  }
}
