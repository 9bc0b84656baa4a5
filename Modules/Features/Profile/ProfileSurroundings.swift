import AppValues
import Entities
import PostActions

/// What a person's page has beside the person. It's read at the same time, so it's known only afterwards what of it the
/// viewer may see.
struct ProfileSurroundings: Sendable {
  /// Their followers whom the viewer follows too.
  let known: Result<KnownFollowers, AppError>
  /// What they show on their profile.
  let featured: Result<Featured, AppError>
  /// Their pinned posts, the last pinned first.
  let pinned: Result<[Post], AppError>
  /// Their latest posts, newest first.
  let recent: Result<[Post], AppError>
}

extension User {
  /// Whether the viewer sees which of those whom they follow follow this person.
  var showsKnownFollowers: Bool {
    !relationship.isSelf && !relationship.isBlockedEitherWay && !hidesFollowers
  }
}

extension ProfileState {
  /// Shows what there is beside the person, each post once.
  ///
  /// Throws why what is to be shown couldn't be read; then nothing changes.
  mutating func show(_ surroundings: ProfileSurroundings, of user: User) throws(AppError) {
    let isHidden = user.relationship.isBlockedEitherWay
    let known = user.showsKnownFollowers ? try surroundings.known.get() : KnownFollowers.empty
    let featured = isHidden ? Featured.none : try surroundings.featured.get()
    let pinned = try surroundings.pinned.get()
    let recent = isHidden ? [] : try surroundings.recent.get()
    (self.known, self.featured, self.pinned) = (known, featured, pinned)
    self.recent = recent.filter { post in !pinned.contains { $0.id == post.id } }
    acting.gone = []
  }
}
