import AppScreens
import AppValues
import Entities
import PostActions
import Profile
import SocialTestSupport

let alice = someone(
  "1", "alice", "Alice", bio: "Gardens, mostly.\nAnd soup.", posts: 12, followers: 1, following: 3)
let bob = someone("2", "bob", "Bob", bio: "", posts: 1, followers: 0, following: 0)
let haruka = someone(
  "3", "haruka", "春香", bio: "写真を撮ります。", posts: 3, followers: 2, following: 5, isLocked: true)

func someone(
  _ id: String, _ handle: String, _ name: String, bio: String = "", posts: Int = 0, followers: Int = 0,
  following: Int = 0, isLocked: Bool = false, isBot: Bool = false, hidesFollowers: Bool = false,
  fields: [ProfileField] = [], avatar: User.Picture? = nil, header: User.Picture? = nil
) -> User {
  User(
    id: ID(id), handle: handle, name: name, bio: bio, postCount: posts, followerCount: followers,
    followingCount: following, isLocked: isLocked, isBot: isBot, hidesFollowers: hidesFollowers,
    fields: fields, avatar: avatar, header: header, createdAt: Timestamp(milliseconds: 1_790_000_000_000),
    relationship: Relationship())
}

extension User {
  /// The same person with other relations to the viewer, and as many followers as told.
  func related(_ relationship: Relationship, followers: Int? = nil) -> User {
    User(
      id: id, handle: handle, name: name, bio: bio, postCount: postCount,
      followerCount: followers ?? followerCount, followingCount: followingCount, isLocked: isLocked,
      isBot: isBot, hidesFollowers: hidesFollowers, fields: fields, avatar: avatar,
      header: header, createdAt: createdAt,
      relationship: relationship)
  }

  var followed: User { related(Relationship(isFollowing: true), followers: followerCount + 1) }
  var requested: User { related(Relationship(hasRequestedToFollow: true)) }
  var own: User { related(Relationship(isSelf: true)) }
}

extension ProfileInteractor {
  /// The rules over a fake that can do everything.
  static func over(
    _ repository: FakeProfileRepository, viewer: Viewer = asBob, clock: WallClock = .system
  ) -> ProfileInteractor {
    ProfileInteractor(
      repository: repository, relations: repository, people: repository, viewer: viewer, clock: clock)
  }
}

extension EditProfileInteractor {
  static func over(_ repository: FakeProfileRepository, viewer: Viewer = asBob) -> EditProfileInteractor {
    EditProfileInteractor(repository: repository, people: repository, viewer: viewer)
  }
}

extension ReportInteractor {
  static func over(_ repository: FakeProfileRepository, viewer: Viewer = asBob) -> ReportInteractor {
    ReportInteractor(repository: repository, viewer: viewer)
  }
}

extension ProfileFactory {
  /// The screens over a fake that can do everything.
  init(
    _ repository: FakeProfileRepository, actions: PostActionsInteractor = .onPinned(), viewer: Viewer = asBob,
    recent: (any RecentPosts)? = nil, language: Language = .english
  ) {
    self.init(
      repository: repository, relations: repository, people: repository, editing: repository,
      reports: repository, recent: recent, actions: actions, viewer: viewer, strings: .of(language),
      context: context(language))
  }
}

extension PostActionsInteractor {
  /// Acts on what someone has pinned, which is nothing unless told otherwise.
  static func onPinned(_ pinned: [Post] = [], viewer: Viewer = asBob) -> PostActionsInteractor {
    let repository = FakePostActions()
    repository.readingPinned.answers(pinned)
    return PostActionsInteractor(repository: repository, lookup: repository, viewer: viewer)
  }
}

/// Begins an action, and goes on when it is under way or waits for its turn.
@MainActor
func begun(_ action: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
  var task: Task<Void, Never>?
  await withCheckedContinuation { begun in
    task = Task {
      begun.resume()
      await action()
    }
  }
  return task ?? Task {}
}
