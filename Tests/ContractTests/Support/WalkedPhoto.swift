import AppValues
import Entities
import SocialDatabase
import SocialMediaStorage
import SocialTestSupport

/// Photos as they are kept, put in place without the tools that make them: a walk has no time for those.
enum WalkedPhoto {
  static let alt = "Grey"

  /// Adds one for a person; it stands on no post yet.
  static func add(to world: World, _ owner: ID<User>) async throws -> ID<Photo> {
    let (file, thumbnail) = (world.media.newName(.jpeg), world.media.newName(.jpeg))
    for name in [file, thumbnail] { try world.media.write([1], as: name) }
    let now = world.clock.clock.now().milliseconds
    let id = try await world.database.write { connection throws(AppError) in
      let id = try connection.nextNumber(of: "item", earliest: now << 16)
      try connection.execute(
        """
        INSERT INTO photo (id, owner_id, alt, width, height, blurhash, file, thumbnail, created_at)
        VALUES (
          \(id), CAST(\(owner.rawValue) AS BIGINT), \(alt), 4, 3, 'L00000fQfQfQfQfQfQfQfQfQfQfQ', \(file),
          \(thumbnail), \(now))
        """)
      return id
    }
    return ID(String(id))
  }
}
