import AppValues
import Entities
import SocialOfflineStore

extension ReadingCache {
  private static var defaults: String { "writing defaults" }

  /// The viewer's defaults for new posts, as they were read last; nil if they weren't.
  func writingDefaults() async throws(AppError) -> WritingDefaults? {
    try await value(Self.defaults, as: WritingDefaults.self)
  }

  /// Keeps the viewer's defaults for new posts.
  func keep(_ defaults: WritingDefaults) async { await keep(defaults, as: Self.defaults) }
}
