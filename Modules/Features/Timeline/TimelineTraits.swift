import AppValues
import Entities
import Navigation
import Presentation

/// What distinguishes a kind of timeline from the others.
struct TimelineTraits {
  typealias Neighbour = (key: String?, kind: TimelineKind)

  /// The name under which a source says that it has the timeline.
  let family: TimelineCapabilities.Kind
  /// The timeline's place in the app.
  let route: Route
  /// The timeline's title.
  let name: KeyPath<TimelineKindStrings, TimelineName>
  /// Whether the timeline is the viewer's own, which takes signing in.
  let isPersonal: Bool
  /// Whether people come back to the timeline, and so to where they stopped reading.
  let keepsPosition: Bool
  /// What all of its posts have in common.
  let subject: TimelineSubject
  /// What filters call it; nil where they don't apply.
  let filters: FilterContext?
  /// The places where people can do something about it while it's empty.
  let filling: Set<Route.Kind>
  /// The timelines that people often switch to from this one, and the keys that lead there, if any.
  let neighbours: [Neighbour]

  init(
    _ family: TimelineCapabilities.Kind, _ route: Route, _ name: KeyPath<TimelineKindStrings, TimelineName>,
    isPersonal: Bool = false, keepsPosition: Bool = false, subject: TimelineSubject = .nothing,
    filters: FilterContext? = nil, filling: Set<Route.Kind> = [], neighbours: [Neighbour] = []
  ) {
    self.family = family
    self.route = route
    self.name = name
    self.isPersonal = isPersonal
    self.keepsPosition = keepsPosition
    self.subject = subject
    self.filters = filters
    self.filling = filling
    self.neighbours = neighbours
  }
}

/// What all the posts of a timeline have in common.
enum TimelineSubject {
  /// Nothing that has a name and can be opened.
  case nothing
  /// Their author, or the person who shared them.
  case person(ID<User>, PersonPosts)
  /// Their hashtags.
  case hashtags(HashtagSelection)
  /// The list in which their authors are.
  case list(ID<UserList>)

  /// What a failed action is about, unless it was about a post.
  var errorSubject: ErrorSubject {
    switch self {
    case .nothing, .hashtags: .post
    case .person: .person
    case .list: .list
    }
  }
}
