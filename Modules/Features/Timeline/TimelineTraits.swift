import Navigation
import Presentation

/// What distinguishes a kind of timeline from the others.
struct TimelineTraits {
  typealias Neighbour = (key: String?, kind: TimelineKind, place: KeyPath<TimelinePlaces, Bool>)

  /// The name under which a source says that it has the timeline.
  let family: TimelineCapabilities.Kind
  /// The timeline's place in the app.
  let route: Route
  /// The timeline's title.
  let name: KeyPath<TimelineKindStrings, TimelineName>
  /// Whether the timeline is the viewer's own, which takes signing in.
  let isPersonal: Bool
  /// Whether people come back to the timeline, and so to where they stopped reading.
  let keepsPlace: Bool
  /// What a failed action is about, unless it was about a post.
  let subject: ErrorSubject
  /// The timeline that people often switch to from this one, the key that leads there, if any, and whether the app has it.
  let neighbour: Neighbour?

  init(
    _ family: TimelineCapabilities.Kind, _ route: Route, _ name: KeyPath<TimelineKindStrings, TimelineName>,
    isPersonal: Bool = false,
    keepsPlace: Bool = false, subject: ErrorSubject = .post,
    neighbour: Neighbour? = nil
  ) {
    self.family = family
    self.route = route
    self.name = name
    self.isPersonal = isPersonal
    self.keepsPlace = keepsPlace
    self.subject = subject
    self.neighbour = neighbour
  }
}
