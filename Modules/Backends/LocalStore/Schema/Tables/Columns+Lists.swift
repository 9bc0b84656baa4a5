import AppValues
import SocialDatabase

extension Columns {
  /// People's lists of people to read separately.
  static let lists = [userList, listMember]

  /// What lists show, and home doesn't: `comments` as `ListComments` has it, by its number.
  static let listSettings = [
    Columns(
      "user_list", source: ["comments", "is_exclusive"],
      rules: [.among("comments", 0...2), .among("is_exclusive", 0...1)])
  ]

  private static let userList = Columns(
    "user_list",
    as: { dialect in
      [
        """
        CREATE TABLE user_list (
          id \(dialect.rowID), owner_id BIGINT NOT NULL, title TEXT NOT NULL,
          title_folded TEXT \(dialect.bytewise) NOT NULL)
        """,
        "CREATE UNIQUE INDEX user_list_title ON user_list (owner_id, title_folded)",
      ]
    },
    key: ["id"], source: ["id", "owner_id", "title"],
    derived: [.folded("title_folded", of: "t.title", by: SearchText.folded)],
    rules: [.numbered("id"), .refersToPerson("owner_id", .own(key: nil))])

  /// A member is someone the owner follows, for as long as they do.
  private static let listMember = Columns(
    "list_member",
    as: { dialect in
      [
        """
        CREATE TABLE list_member (
          list_id BIGINT NOT NULL, person_id BIGINT NOT NULL, owner_id BIGINT NOT NULL, id BIGINT NOT NULL,
          PRIMARY KEY (list_id, person_id)) \(dialect.clustered)
        """,
        "CREATE INDEX list_member_list ON list_member (list_id, id)",
        "CREATE INDEX list_member_person ON list_member (owner_id, person_id)",
      ]
    },
    key: ["list_id", "person_id"], source: ["list_id", "person_id", "id"],
    derived: [
      .copy(
        "owner_id", "COALESCE((SELECT l.owner_id FROM user_list l WHERE l.id = t.list_id), t.owner_id)")
    ],
    rules: [
      .numbered("id"), .refers("list_id", to: "user_list"), .refersToPerson("person_id", .shared),
      .never(
        "is someone the list's owner doesn't follow",
        """
        NOT EXISTS (
          SELECT 1 FROM follow f JOIN user_list l ON l.owner_id = f.follower_id
          WHERE l.id = t.list_id AND f.followee_id = t.person_id)
        """),
    ])
}
