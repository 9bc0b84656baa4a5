import AppValues
import Archive
import Entities
import Post
import Profile
import SocialBackend
import Timeline

/// What a backend may lack: every one that is tested here has it.
extension Repositories {
  var relating: any RelationsRepository { required(relations) }
  var listing: any PeopleRepository { required(people) }
  var editing: any ProfileEditing { required(profileEditing) }
  var exporting: any ArchiveRepository { required(archive) }
  var reporting: any ReportSending { required(reportSending) }

  /// Timelines as every app reads them: with each post once.
  var timelines: TimelineInteractor { TimelineInteractor(repository: timeline, readingPositions: nil) }

  func context(
    of post: ID<Post>, within limits: PostContextLimits = .signedIn
  ) async throws(AppError) -> PostContext {
    try await required(postContexts).context(of: post, within: limits)
  }

  private func required<Part>(_ part: Part?) -> Part {
    guard let part else { preconditionFailure("The backend lacks \(Part.self).") }
    return part
  }
}
