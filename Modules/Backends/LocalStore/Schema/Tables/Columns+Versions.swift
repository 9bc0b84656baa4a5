import SocialDatabase

extension Columns {
  /// `version`: Of what everyone is shown of a post. It's raised as `ShownColumns` say.
  static let versions = [Columns("post", source: ["version"])]
}

extension ShownColumns {
  /// What is shown of posts and people, but for counts. That a mention or a photo comes or goes is an edit.
  static let all: [ShownColumns] = [
    .own(
      "post",
      [
        "author_id", "visibility", "reply_to_id", "absent_parent", "created_at", "edited_at", "deleted_at",
        "text", "warning", "language", "place_name", "place_latitude", "place_longitude", "is_sensitive",
        "poll_options", "poll_allows_several", "poll_hides_totals", "poll_duration", "hashtags",
        "mention_count", "photo_count",
      ]),
    .ofPost("mention", ["position"]),
    .ofPost(
      "photo",
      [
        "post_id", "position", "alt", "width", "height", "blurhash", "file", "thumbnail", "store", "focus_x",
        "focus_y", "film", "duration", "frame_rate", "bitrate",
      ]),
    .own(
      "person",
      [
        "handle", "name", "bio", "is_locked", "created_at", "deleted_at", "is_bot", "hides_followers",
        "fields", "avatar", "header", "avatar_store", "header_store", "state", "is_discoverable",
        "is_indexable",
      ]),
  ]
}
