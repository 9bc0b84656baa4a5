import SocialBackend
import SocialMenuShell

extension JSONForms {
  static let backup = JSONForm<BackupReport>(
    name: "backup (of backup and restore)", ja: "バックアップ（backup と restore）",
    keys: [
      .init("people", "how many accounts", ja: "アカウントの数") { .integer($0.people) },
      .init("posts", "how many, comments included", ja: "コメントも含めた数") { .integer($0.posts) },
      .init("photos", "how many photo files", ja: "写真のファイルの数") { .integer($0.photos) },
      .init(
        "photosElsewhere", "how many photos aren't in it, since they aren't on this device",
        ja: "この端末にないため、含まれていない写真の数"
      ) { .integer($0.photosElsewhere) },
      .init("findings", "findings: what is wrong with the data", ja: "検査で見つかった問題の配列") {
        .array($0.findings.map(finding.document))
      },
      .init(
        "replaced", "the folder with the data from before the restore, or null",
        ja: "復元前のデータがあるフォルダー。なければ null"
      ) { JSONValue($0.replaced) },
    ])
}
