import AppScreens
import SocialBackend
import SocialMenuShell

/// What `check` says.
struct CheckStrings: LocalizedStrings {
  /// What is wrong, before where it is.
  let kind: @Sendable (CheckFinding.Kind) -> String
  let progress: @Sendable (CheckProgress) -> String
  let repaired: @Sendable (RepairOutcome.Repair) -> String
  let nothingRepaired: String
  /// What can be done about it.
  let repairing: String
  let photosElsewhere: @Sendable (_ count: Int) -> String

  static let english = CheckStrings(
    kind: { kind in
      switch kind {
      case .damaged: "The database is damaged:"
      case .miscounted: "A count is wrong:"
      case .differing: "A copy differs from its original:"
      case .orphaned: "A reference leads nowhere:"
      case .invalid: "A value isn't valid:"
      case .contradictory: "The data contradicts itself:"
      case .missing: "A file is missing:"
      case .leftover: "A file isn't used:"
      }
    },
    progress: { "Checked \($0.posts, in: .english) of \($0.total, in: .english) posts." },
    repaired: { "Repaired: \($0.location) (\($0.count, in: .english))" },
    nothingRepaired: "Nothing to repair.",
    repairing:
      "“socialconnect check --repair --backup FILE” writes a backup and rebuilds what can be rebuilt.",
    photosElsewhere: {
      $0 == 1
        ? "1 photo isn't on this device and wasn't checked."
        : "\($0, in: .english) photos aren't on this device and weren't checked."
    })

  static let japanese = CheckStrings(
    kind: { kind in
      switch kind {
      case .damaged: "データベースが破損しています:"
      case .miscounted: "件数が合っていません:"
      case .differing: "コピーが元の内容と異なります:"
      case .orphaned: "参照先がありません:"
      case .invalid: "不明な値があります:"
      case .contradictory: "矛盾があります:"
      case .missing: "ファイルがありません:"
      case .leftover: "使われていないファイルがあります:"
      }
    },
    progress: { "\($0.total, in: .japanese)件中\($0.posts, in: .japanese)件の投稿を検査しました。" },
    repaired: { "修復しました: \($0.location)（\($0.count, in: .japanese)件）" },
    nothingRepaired: "修復が必要なものはありませんでした。",
    repairing: "socialconnect check --repair --backup ファイル を実行すると、バックアップを保存してから、作り直せるものを作り直します。",
    photosElsewhere: { "写真\($0, in: .japanese)枚は、この端末にないため、検査していません。" })
}

extension CheckStrings {
  /// The same, with the name that the program was called by.
  var namedRepairing: String { CommandName.inUse.named(in: repairing) }
}
