import AppValues

@testable import Archive

extension ArchiveHTML {
  /// Knows of paragraphs alone.
  static let plain = ArchiveHTML { $0.replacing("<p>", with: "").replacing("</p>", with: "") }
}

extension OpenArchive {
  init(_ source: MemoryArchive) throws(AppError) {
    try self.init(source, html: .plain)
  }
}
