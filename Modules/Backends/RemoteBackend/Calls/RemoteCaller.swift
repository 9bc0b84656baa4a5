import AppValues
import Entities
import MastodonAPI
import SocialNetworking

/// Calls a server for a viewer: knows what it lacks, and translates what goes wrong.
struct RemoteCaller: Sendable {
  let client: APIClient
  let viewer: Viewer
  let knowledge: ServerKnowledge

  /// The viewer's id; nil for an anonymous one.
  var viewerID: ID<User>? { viewer.session?.user }

  /// Calls an endpoint.
  ///
  /// - Parameters:
  ///   - pieces: The values for the placeholders in its path.
  ///   - key: Makes the call one and the same, however often it's sent.
  ///   - group: The group of endpoints that it belongs to; nil if every server has it.
  ///   - ifMatch: The tag of the version that it changes.
  ///   - repetition: Whether it may be sent again if its outcome is unknown.
  func call<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, _ pieces: String..., with parameters: Parameters,
    key: String? = nil, in group: EndpointGroup? = nil, ifMatch: String? = nil,
    repetition: Repetition = .usual
  ) async throws(AppError) -> Answer {
    try check(endpoint.access, pieces, group)
    do throws(NetworkError) {
      return try await client.answer(
        endpoint, at: pieces, with: parameters, idempotencyKey: key.map(HeaderKey.text),
        ifMatch: ifMatch, repetition: repetition)
    } catch {
      throw translated(error, endpoint.method, group)
    }
  }

  /// Calls an endpoint without parameters.
  func call<Answer>(
    _ endpoint: Endpoint<NoParameters, Answer>, _ pieces: String..., in group: EndpointGroup? = nil,
    repetition: Repetition = .usual
  ) async throws(AppError) -> Answer {
    try check(endpoint.access, pieces, group)
    do throws(NetworkError) {
      return try await client.answer(endpoint, at: pieces, repetition: repetition)
    } catch {
      throw translated(error, endpoint.method, group)
    }
  }

  /// Calls an endpoint with files.
  func upload<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, with parameters: Parameters, _ files: [UploadFile]
  ) async throws(AppError) -> Answer {
    try check(endpoint.access, [], nil)
    do throws(NetworkError) {
      return try await client.upload(endpoint, with: parameters, files: files)
    } catch {
      throw translated(error, endpoint.method, nil)
    }
  }

  /// Reads a page of a list.
  ///
  /// - Parameters:
  ///   - pieces: The values for the placeholders in its path.
  ///   - parameters: The parameters of the list, without those of the page.
  ///   - request: The page.
  ///   - group: The group of endpoints that it belongs to; nil if every server has it.
  func page<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, _ pieces: String..., with parameters: Parameters,
    _ request: PageRequest, in group: EndpointGroup? = nil
  ) async throws(AppError) -> RemotePage<Answer> {
    try await page(endpoint, at: pieces, with: parameters, request, in: group)
  }

  /// Reads a page of a list.
  func page<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, at pieces: [String], with parameters: Parameters,
    _ request: PageRequest, in group: EndpointGroup? = nil
  ) async throws(AppError) -> RemotePage<Answer> {
    try check(endpoint.access, pieces, group)
    let list = try values(of: parameters)
    let query = try request.values(of: list).query
    do throws(NetworkError) {
      let (answer, links) = try await client.page(endpoint, at: pieces, following: "?\(query)")
      return RemotePage(answer: answer, links: links, list: list)
    } catch {
      throw translated(error, endpoint.method, group)
    }
  }

  private func values(of parameters: some Encodable) throws(AppError) -> RequestValues {
    do {
      return try RequestValues(encoding: parameters)
    } catch {
      throw .unexpected(reference: "parameters")
    }
  }

  /// Throws `unauthenticated` for what needs a user, `unsupported` for what the server lacks; `notFound` for an empty id,
  /// with which a path would mean something else.
  private func check(
    _ access: EndpointAccess, _ pieces: [String], _ group: EndpointGroup?
  ) throws(AppError) {
    switch access {
    case .user, .session, .app: if viewer.session == nil { throw .unauthenticated }
    case .anyone, .userOptional: break
    }
    if let group, knowledge.lacks(group) { throw .unsupported }
    if pieces.contains("") { throw .notFound }
  }

  private func translated(
    _ error: NetworkError, _ method: EndpointMethod, _ group: EndpointGroup?
  ) -> AppError {
    if let group, error.isMissingEndpoint {
      knowledge.note(lacking: group)
      return .unsupported
    }
    return AppError(error, writing: method != .get)
  }
}
