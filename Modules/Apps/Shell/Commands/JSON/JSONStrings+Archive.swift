import AppScreens
import Archive

extension JSONStrings {
  private static let kinds = ArchiveKind.allCases.map(\.rawValue).joined(separator: ", ")
  private static let reasons = SkipReason.allCases.map(\.rawValue).joined(separator: ", ")
  private static let profileParts = ProfilePart.allCases.map(\.rawValue).joined(separator: ", ")

  struct ArchiveSummary: LocalizedStrings {
    let form, handle, photos, absentPhotos, counts: String

    static let english = ArchiveSummary(
      form: "export", handle: "of its owner", photos: "how many",
      absentPhotos: "how many aren't in it: kept on another device, or lost",
      counts: "how many of each kind, by file name")

    static let japanese = ArchiveSummary(
      form: "エクスポート（export）", handle: "アーカイブの持ち主のユーザー名", photos: "写真の数",
      absentPhotos: "含まれていない写真の数。別の端末に保存されているか、失われたもの", counts: "種類ごとの数。キーはファイルの名前")
  }

  struct SkippedRecord: LocalizedStrings {
    let form, kind, name, reason: String

    static let english = SkippedRecord(
      form: "absence (of “import”)", kind: kinds,
      name: "a handle, a name, an address or the start of a text", reason: reasons)

    static let japanese = SkippedRecord(
      form: "インポートできなかったもの（import の absent）", kind: kinds, name: "ユーザー名、名前、アドレス、または文章の冒頭",
      reason: reasons)
  }

  struct ImportReport: LocalizedStrings {
    let form, came, profile, photos, wasHere, absent, absentCount: String

    static let english = ImportReport(
      form: "import", came: "how many of each kind were imported",
      profile: "profile parts imported: \(profileParts)", photos: "how many were imported",
      wasHere: "how many were already here", absent: "absences: what wasn't imported",
      absentCount: "how many those are")

    static let japanese = ImportReport(
      form: "インポート（import）", came: "インポートした種類ごとの数", profile: "インポートしたプロフィールの内容: \(profileParts)",
      photos: "インポートした写真の数", wasHere: "すでにあった数", absent: "インポートできなかったものの配列",
      absentCount: "インポートできなかったものの数")
  }
}
