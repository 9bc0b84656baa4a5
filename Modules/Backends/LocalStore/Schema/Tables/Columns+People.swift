import AppValues
import Entities
package import SocialDatabase

extension Columns {
  /// Who people are, as others see them.
  static let people = [person, accountRemoval]

  /// - `domain`: Empty for people of this server.
  /// - `fields`: What they say of themselves beside name and bio, as `FieldList` writes it.
  /// - `avatar`, `header`: The files of the pictures on top of the profile, empty without one, and the stores that have
  ///   them; see `photo`.
  /// - `state`: Whether they can take part: `AccountState`. Few can't, and an index finds whether anyone at all.
  /// - `is_discoverable`, `is_indexable`: Whether they're in suggestions and the directory, and their posts are found by
  ///   searching.
  /// - `version`: Of the profile. It's raised as `ShownColumns` say.
  /// - `last_posted_on`: The day of the latest post that isn't direct, in days since 1970, by which the directory is ordered.
  ///   It's a day and no id: a second post on a day changes no index, so that PostgreSQL keeps the row on its page.
  private static let person = Columns(
    "person",
    as: { dialect in
      [
        """
        CREATE TABLE person (
          id \(dialect.rowID), handle TEXT NOT NULL, handle_folded TEXT \(dialect.bytewise) NOT NULL,
          name TEXT NOT NULL, name_folded TEXT \(dialect.bytewise) NOT NULL, bio TEXT NOT NULL,
          is_locked BIGINT NOT NULL, created_at BIGINT NOT NULL, deleted_at BIGINT,
          post_count BIGINT NOT NULL, follower_count BIGINT NOT NULL, following_count BIGINT NOT NULL,
          followed_tag_count BIGINT NOT NULL DEFAULT 0,
          is_bot BIGINT NOT NULL DEFAULT 0, hides_followers BIGINT NOT NULL DEFAULT 0,
          fields TEXT NOT NULL DEFAULT '', avatar TEXT NOT NULL DEFAULT '', header TEXT NOT NULL DEFAULT '',
          avatar_store BIGINT NOT NULL DEFAULT 0, header_store BIGINT NOT NULL DEFAULT 0,
          domain TEXT NOT NULL DEFAULT '', state BIGINT NOT NULL DEFAULT 0,
          is_discoverable BIGINT NOT NULL DEFAULT 1, is_indexable BIGINT NOT NULL DEFAULT 1,
          version BIGINT NOT NULL DEFAULT 1, last_posted_on BIGINT) \(dialect.counterRoom)
        """,
        "CREATE UNIQUE INDEX person_handle ON person (handle_folded, domain)",
        "CREATE INDEX person_hidden ON person (id) WHERE state > 0",
        """
        CREATE INDEX person_active ON person (last_posted_on, id)
        WHERE is_discoverable = 1 AND last_posted_on IS NOT NULL
        """,
      ]
    },
    key: ["id"],
    source: [
      "id", "handle", "name", "bio", "is_locked", "created_at", "deleted_at", "is_bot", "hides_followers",
      "fields", "avatar", "header", "avatar_store", "header_store", "domain", "state", "is_discoverable",
      "is_indexable", "version",
    ],
    derived: [
      .folded("handle_folded", of: "t.handle", by: IdentifierFolding.handle),
      .folded(
        "name_folded", of: "CASE WHEN t.deleted_at IS NULL THEN t.name ELSE '' END",
        by: SearchText.searchable),
      .count(
        "post_count", "SELECT COUNT(*) FROM post c WHERE c.author_id = t.id AND \(Columns.countedPost)"),
      .count("follower_count", "SELECT COUNT(*) FROM follow c WHERE c.followee_id = t.id"),
      .count("following_count", "SELECT COUNT(*) FROM follow c WHERE c.follower_id = t.id"),
      .count("followed_tag_count", "SELECT COUNT(*) FROM tag_follow c WHERE c.person_id = t.id"),
      .copy("last_posted_on", lastPostedOn("t")),
    ],
    rules: [
      .numbered("id"), .among("is_locked", 0...1), .among("is_bot", 0...1), .among("hides_followers", 0...1),
      .never(
        "has no account",
        """
        t.domain = '' AND t.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM account a WHERE a.person_id = t.id)
        """),
      .among("state", 0...3), .among("is_discoverable", 0...1), .among("is_indexable", 0...1),
      .never(
        "isn't in the state that its account says", "t.state <> 2 AND t.state <> \(waiting("t"))",
        repair: .set("state", waiting("t"))),
    ])

  /// The state of a person whose account isn't suspended.
  package static func waiting(_ person: SQL) -> SQL {
    """
    COALESCE((SELECT CASE WHEN a.confirmed_at IS NULL THEN 3 WHEN a.needs_approval = 1 THEN 1 ELSE 0 END
      FROM account a WHERE a.person_id = \(person).id), 0)
    """
  }

  /// The day of the latest post of the person in a row that is counted.
  package static func lastPostedOn(_ person: SQL) -> SQL {
    """
    (SELECT q.created_at / 86400000 FROM item j JOIN post q ON q.id = j.post_id
      WHERE j.actor_id = \(person).id AND j.is_share = 0
        AND j.visibility <= \(number: PostVisibility.lastCountedPost)
      ORDER BY j.id DESC LIMIT 1)
    """
  }

  /// The accounts that their owners have deleted and of which something may be left.
  private static let accountRemoval = Columns(
    "account_removal",
    as: { dialect in ["CREATE TABLE account_removal (person_id \(dialect.rowID), begun_at BIGINT NOT NULL)"]
    },
    key: ["person_id"], source: ["person_id", "begun_at"],
    rules: [.refers("person_id", to: "person", where: " AND r.deleted_at IS NOT NULL")])
}
