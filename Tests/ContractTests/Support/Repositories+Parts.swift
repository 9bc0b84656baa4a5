import Profile
import SocialBackend

/// What a backend may lack: every one that is tested here has it.
extension Repositories {
  var relating: any RelationsRepository { required(relations) }
  var listing: any PeopleRepository { required(people) }
  var editing: any ProfileEditing { required(profileEditing) }
  var reporting: any ReportSending { required(reportSending) }

  private func required<Part>(_ part: Part?) -> Part {
    guard let part else { preconditionFailure("The backend lacks \(Part.self).") }
    return part
  }
}
