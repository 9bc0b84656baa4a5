import AppValues
import Entities
import SocialOfflineStore

extension ReadingCache {
  private static var defaults: String { "writing defaults" }

  /// The viewer's defaults for new posts, as they were read last; nil if they weren't.
  func writingDefaults() async throws(AppError) -> WritingDefaults? {
    try await page(of: Self.defaults, PageRequest(), rows: WritingDefaults.self)?.items.first
  }

  /// Keeps the viewer's defaults for new posts.
  func keep(_ defaults: WritingDefaults) async throws(AppError) {
    try await keep(Page(items: [defaults], older: nil, newer: nil), of: Self.defaults, PageRequest())
  }
}
