/// What the path of an endpoint names, and so who finds it there. An endpoint that has no line here fails a test.
enum GuardedEndpoint {
  /// A post or a share: whoever can see it.
  case post
  /// A poll, which has the ID of its post: whoever can see that.
  case poll
  /// A post: its author alone.
  case ownPost
  /// Someone: everyone whom they haven't been taken away from by the administrator.
  case person
  /// A person, of whom nothing is told before one is followed by them.
  case follower
  /// What belongs to one person: a list, a photo that is in no post, a post that is scheduled, a notification or a group of
  /// them, a request of notifications, what they have of a conversation.
  case ownList, ownPhoto, ownScheduled, ownNotice, ownNotices, ownRequest, ownConversation
  /// A filter of one person's, a phrase that it looks for, and the entry of a post in it.
  case ownFilter, ownPhrase, ownEntry
  /// A word that anyone can write.
  case hashtag
  /// Nothing that anyone could keep to themselves.
  case nothing

  static let table: [String: Self] = [
    "GET /api/v1/statuses/:id": .post,
    "GET /api/v1/statuses/:id/context": .post,
    "GET /api/v1/polls/:id": .poll,
    "POST /api/v1/polls/:id/votes": .poll,
    "GET /api/v1/statuses/:id/history": .post,
    "GET /api/v1/statuses/:id/source": .post,
    "GET /api/v1/statuses/:id/reblogged_by": .post,
    "GET /api/v1/statuses/:id/favourited_by": .post,
    "POST /api/v1/statuses/:id/favourite": .post,
    "POST /api/v1/statuses/:id/unfavourite": .post,
    "POST /api/v1/statuses/:id/reblog": .post,
    "POST /api/v1/statuses/:id/unreblog": .post,
    "POST /api/v1/statuses/:id/bookmark": .post,
    "POST /api/v1/statuses/:id/unbookmark": .post,
    "POST /api/v1/statuses/:id/mute": .post,
    "POST /api/v1/statuses/:id/unmute": .post,
    "POST /api/v1/statuses/:id/pin": .post,
    "POST /api/v1/statuses/:id/unpin": .post,
    "PUT /api/v1/statuses/:id": .ownPost,
    "DELETE /api/v1/statuses/:id": .ownPost,
    "GET /api/v1/accounts/:id": .person,
    "GET /api/v1/accounts/:id/statuses": .person,
    "GET /api/v1/accounts/:id/followers": .person,
    "GET /api/v1/accounts/:id/following": .person,
    "GET /api/v1/accounts/:id/featured_tags": .person,
    "GET /api/v1/accounts/:id/endorsements": .person,
    "GET /api/v1/accounts/:id/lists": .person,
    "POST /api/v1/accounts/:id/follow": .person,
    "POST /api/v1/accounts/:id/unfollow": .person,
    "POST /api/v1/accounts/:id/remove_from_followers": .person,
    "POST /api/v1/accounts/:id/block": .person,
    "POST /api/v1/accounts/:id/unblock": .person,
    "POST /api/v1/accounts/:id/mute": .person,
    "POST /api/v1/accounts/:id/unmute": .person,
    "POST /api/v1/accounts/:id/endorse": .person,
    "POST /api/v1/accounts/:id/unendorse": .person,
    "POST /api/v1/accounts/:id/pin": .person,
    "POST /api/v1/accounts/:id/unpin": .person,
    "POST /api/v1/accounts/:id/note": .person,
    "POST /api/v1/follow_requests/:account_id/authorize": .follower,
    "POST /api/v1/follow_requests/:account_id/reject": .follower,
    "GET /api/v1/scheduled_statuses/:id": .ownScheduled,
    "PUT /api/v1/scheduled_statuses/:id": .ownScheduled,
    "DELETE /api/v1/scheduled_statuses/:id": .ownScheduled,
    "GET /api/v1/lists/:id": .ownList,
    "PUT /api/v1/lists/:id": .ownList,
    "DELETE /api/v1/lists/:id": .ownList,
    "GET /api/v1/lists/:id/accounts": .ownList,
    "POST /api/v1/lists/:id/accounts": .ownList,
    "DELETE /api/v1/lists/:id/accounts": .ownList,
    "GET /api/v1/timelines/list/:list_id": .ownList,
    "GET /api/v1/media/:id": .ownPhoto,
    "PUT /api/v1/media/:id": .ownPhoto,
    "DELETE /api/v1/media/:id": .ownPhoto,
    "GET /api/v1/notifications/:id": .ownNotice,
    "POST /api/v1/notifications/:id/dismiss": .ownNotice,
    "GET /api/v2/notifications/:group_key": .ownNotices,
    "GET /api/v2/notifications/:group_key/accounts": .ownNotices,
    "POST /api/v2/notifications/:group_key/dismiss": .ownNotices,
    "GET /api/v1/notifications/requests/:id": .ownRequest,
    "POST /api/v1/notifications/requests/:id/accept": .ownRequest,
    "POST /api/v1/notifications/requests/:id/dismiss": .ownRequest,
    "DELETE /api/v1/conversations/:id": .ownConversation,
    "POST /api/v1/conversations/:id/read": .ownConversation,
    "POST /api/v1/conversations/:id/unread": .ownConversation,
    "GET /api/v2/filters/:id": .ownFilter,
    "PUT /api/v2/filters/:id": .ownFilter,
    "DELETE /api/v2/filters/:id": .ownFilter,
    "GET /api/v2/filters/:id/keywords": .ownFilter,
    "POST /api/v2/filters/:id/keywords": .ownFilter,
    "GET /api/v2/filters/:id/statuses": .ownFilter,
    "POST /api/v2/filters/:id/statuses": .ownFilter,
    "GET /api/v2/filters/keywords/:id": .ownPhrase,
    "PUT /api/v2/filters/keywords/:id": .ownPhrase,
    "DELETE /api/v2/filters/keywords/:id": .ownPhrase,
    "GET /api/v1/filters/:id": .ownPhrase,
    "PUT /api/v1/filters/:id": .ownPhrase,
    "DELETE /api/v1/filters/:id": .ownPhrase,
    "GET /api/v2/filters/statuses/:id": .ownEntry,
    "DELETE /api/v2/filters/statuses/:id": .ownEntry,
    "GET /api/v1/tags/:name": .hashtag,
    "POST /api/v1/tags/:name/follow": .hashtag,
    "POST /api/v1/tags/:name/unfollow": .hashtag,
    "POST /api/v1/tags/:name/feature": .hashtag,
    "POST /api/v1/tags/:name/unfeature": .hashtag,
    "GET /api/v1/timelines/tag/:hashtag": .hashtag,
    "DELETE /api/v1/featured_tags/:id": .nothing,
    "DELETE /api/v1/suggestions/:account_id": .nothing,
    "POST /api/v1/announcements/:id/dismiss": .nothing,
    "PUT /api/v1/announcements/:id/reactions/:name": .nothing,
    "DELETE /api/v1/announcements/:id/reactions/:name": .nothing,
    "GET /api/v1/accounts/:id/identity_proofs": .nothing,
    "GET /api/v1/instance/terms_of_service/:date": .nothing,
    "DELETE /api/socialconnect/v1/sign_ins/:id": .nothing,
    "DELETE /api/socialconnect/v1/applications/:id": .nothing,
    "PATCH /api/socialconnect/v1/passkeys/:id": .nothing,
    "DELETE /api/socialconnect/v1/passkeys/:id": .nothing,
    "DELETE /api/socialconnect/v1/linked_providers/:id": .nothing,
  ]
}
