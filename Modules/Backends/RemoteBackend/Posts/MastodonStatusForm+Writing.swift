import AppValues
import Entities
import MastodonAPI
import Post

extension MastodonStatusForm {
  /// A new post.
  init(_ post: NewPost) {
    self.init(post.content)
    inReplyToID = post.replyTo?.rawValue
    visibility = MastodonVisibility(post.visibility)
  }

  /// New content of a post. What is left out of an edit stays as it was, so what is to go is sent empty.
  init(_ edit: PostEdit) {
    self.init(edit.content)
    spoilerText = edit.content.warning ?? ""
    mediaIDs = edit.content.photos.map(\.rawValue)
  }

  private init(_ content: PostContent<ID<Photo>>) {
    let (text, warning, language, place, poll, photos, isSensitive) = content.parts
    self.init(
      status: text, mediaIDs: photos.isEmpty ? nil : photos.map(\.rawValue), sensitive: isSensitive,
      spoilerText: warning, language: language,
      place: place.map { MastodonPlaceForm(name: $0.name, latitude: $0.latitude, longitude: $0.longitude) },
      poll: poll.map { MastodonPollForm($0) })
  }
}

extension MastodonPollForm {
  /// A poll that begins when it's sent.
  init(_ poll: PollQuestion) {
    self.init(
      options: poll.options, expiresIn: poll.duration, multiple: poll.allowsSeveral,
      hideTotals: poll.hidesTotals)
  }
}
