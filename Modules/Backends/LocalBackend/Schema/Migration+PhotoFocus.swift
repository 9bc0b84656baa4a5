import AppValues
import SocialDatabase

extension Migration {
  /// What stays in sight of a photo that is shown cropped, in ten-thousandths of the way from its middle to its edges;
  /// null where the author chose nothing.
  static let photoFocus = Migration("photoFocus") { connection throws(AppError) in
    for column in ["focus_x", "focus_y"] as [SQLName] {
      try connection.execute("ALTER TABLE photo ADD COLUMN \(column) BIGINT")
    }
  }
}

extension Columns {
  static let photoFocus = [
    Columns(
      "photo", source: ["focus_x", "focus_y"],
      rules: [
        .among("focus_x", -10_000...10_000), .among("focus_y", -10_000...10_000),
        .never("has only half a focus", "(t.focus_x IS NULL) <> (t.focus_y IS NULL)"),
      ])
  ]
}
