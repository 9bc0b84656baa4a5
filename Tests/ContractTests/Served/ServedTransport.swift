import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import NIOCore
import SocialNetworking

/// Carries what a client calls to a server in the same process, which is asked only for answers that end.
struct ServedTransport: Transport {
  let client: any TestClientProtocol

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard case .call = request.kind else { return NetworkResponse(status: 400) }
    let body = try await request.body?.pieces().collected(upTo: 1_000_000)
    var fields = HTTPFields()
    for field in request.allHeaders.fields {
      if let name = HTTPField.Name(field.name) { fields[name] = field.value }
    }
    do {
      return try await client.execute(
        uri: request.target, method: HTTPRequest.Method(request.method.rawValue) ?? .get, headers: fields,
        body: body.map { ByteBuffer(bytes: $0) }
      ) { response in
        NetworkResponse(
          status: response.status.code,
          headers: NetworkHeaders(
            response.headers.map { NetworkHeaders.Field($0.name.rawName, $0.value) }),
          body: NetworkBytes(Array(response.body.readableBytesView)))
      }
    } catch {
      throw .failed("\(error)")
    }
  }
}
