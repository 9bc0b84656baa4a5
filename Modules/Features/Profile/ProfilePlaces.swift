/// Which of the places that a person's screen leads to the app has.
public struct ProfilePlaces: Equatable, Sendable {
  /// What the person posted.
  public var posts: Bool
  /// Each list of people.
  public var lists: Set<PeopleList.Kind>
  /// The viewer's lists, to put the person into them.
  public var addToLists: Bool
  /// Reporting the person to the administrator.
  public var report: Bool
  /// Writing a post.
  public var compose: Bool
  /// Changing the viewer's own profile.
  public var editProfile: Bool
  /// The accounts on this machine.
  public var accounts: Bool
  /// The search, to find people.
  public var search: Bool
  /// Signing in.
  public var signIn: Bool

  /// Each is whether the app has the place of that name.
  public init(
    posts: Bool, lists: Set<PeopleList.Kind>, addToLists: Bool, report: Bool, compose: Bool,
    editProfile: Bool, accounts: Bool, search: Bool, signIn: Bool
  ) {
    self.posts = posts
    self.lists = lists
    self.addToLists = addToLists
    self.report = report
    self.compose = compose
    self.editProfile = editProfile
    self.accounts = accounts
    self.search = search
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = ProfilePlaces(
    posts: true, lists: Set(PeopleList.Kind.allCases), addToLists: true, report: true, compose: true,
    editProfile: true, accounts: true, search: true, signIn: true)
}

/// Which of the places that a list of people leads to, besides the people in it, the app has.
public struct PeoplePlaces: Equatable, Sendable {
  /// The profile of whose list it is.
  public var profile: Bool
  /// The search, to find people.
  public var search: Bool
  /// Signing in.
  public var signIn: Bool

  /// Each is whether the app has the place of that name.
  public init(profile: Bool, search: Bool, signIn: Bool) {
    self.profile = profile
    self.search = search
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = PeoplePlaces(profile: true, search: true, signIn: true)
}

/// Which of the places that changing the viewer's own profile leads to the app has.
public struct EditProfilePlaces: Equatable, Sendable {
  /// Signing in.
  public var signIn: Bool

  /// - Parameter signIn: Whether the app has signing in.
  public init(signIn: Bool) {
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = EditProfilePlaces(signIn: true)
}
