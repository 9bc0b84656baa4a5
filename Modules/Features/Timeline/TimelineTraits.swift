import Navigation
import Presentation

/// What sets a kind of timeline apart from the others, beside where it is read.
struct TimelineTraits {
  typealias Neighbour = (key: String, kind: TimelineKind, place: KeyPath<TimelinePlaces, Bool>)

  /// Under which name a source says that it keeps it.
  let family: TimelineCapabilities.Kind
  /// Its place in the app.
  let route: Route
  /// What it is called.
  let name: KeyPath<TimelineKindStrings, TimelineName>
  /// Whether it is the viewer's own: no one reads it signed out.
  let isPersonal: Bool
  /// Whether people come back to it, and so to where they stopped reading; others are looked through once.
  let keepsPlace: Bool
  /// What a failed action is about, unless it was about a post.
  let subject: ErrorSubject
  /// The timeline that people go to and fro between, the key that leads there, and whether the app has it.
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
