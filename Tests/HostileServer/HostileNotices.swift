/// The notifications of a server.
enum HostileNotices {
  static let all = HostilePosts.list([
    notice("1", "emoji_reaction"), notice("2", "favourite", of: "01JPOLL"), notice("3", "admin.sign_up"),
    notice("4", "reblog"), notice("5", "follow"), notice("6", "mention", of: "01JPLAIN1"),
  ])

  private static func notice(_ id: String, _ type: String, of post: String? = nil) -> String {
    #"""
    {
      "id": \#(id), "type": "\#(type)", "account": \#(HostilePeople.bob), "created_at": "2024-02-03T00:00:00Z",
      "status": \#(post.flatMap(HostilePosts.post) ?? "null")
    }
    """#
  }
}
