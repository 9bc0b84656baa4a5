import AppScreens
import AppValues

extension Words {
  /// What is wrong with the database that was named; nil where the general words say it.
  func explainDatabase(_ rule: InputRule) -> String? {
    switch rule {
    case .malformed:
      pick(
        "That is not a database address. It looks like postgres://name@host/database.",
        "データベースの指定が正しくありません。例: postgres://name@host/database")
    case .taken:
      pick(
        """
        There are people here already, and their network is left alone. A demo network goes into an empty \
        one: --data with a new folder makes it.
        """,
        """
        すでに利用者がいるため、何も変更していません。お試し用のネットワークは空のデータにだけ作れます。\
        --data で新しいフォルダーを指定してください。
        """)
    case .unsafe:
      pick(
        "The database server does not apply the settings that protect your data, so SocialConnect will not use it. The log names the settings.",
        "データベースサーバーで、データの保護に必要な設定が有効になりません。そのため、このデータベースは使用できません。該当する設定はログに記録されています。")
    default: nil
    }
  }
}
