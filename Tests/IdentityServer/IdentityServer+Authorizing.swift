import Foundation
import Synchronization

extension IdentityServer {
  /// Signs the person in and sends the browser back.
  func authorize(_ fields: [String: String]) -> ProviderReply {
    let (person, wrongs, issuer, isNew) = state.withLock { state in
      let isNew = !state.wrongs.contains(.denies) && state.known.insert(state.person.subject).inserted
      return (state.person, state.wrongs, state.issuer, isNew)
    }
    guard let clientID = fields["client_id"], let redirect = fields["redirect_uri"],
      fields["response_type"] == "code", knows(clientID)
    else { return .page("<p>invalid_request</p>") }
    let scopes = Set((fields["scope"] ?? "").split(separator: " ").map(String.init))
    // Apple insists.
    if style == .apple, !scopes.isEmpty, fields["response_mode"] != "form_post" {
      return .page("<p>response_mode must be form_post when name or email scope is requested</p>")
    }
    var answer: [(String, String)]
    if wrongs.contains(.denies) {
      answer = [("error", style == .apple ? "user_cancelled_authorize" : "access_denied")]
    } else {
      let code = unique("code")
      state.withLock {
        $0.codes[code] = Grant(
          clientID: clientID, redirect: redirect, nonce: fields["nonce"], challenge: fields["code_challenge"],
          scopes: scopes, person: person)
      }
      answer = [("code", code)]
      if style == .apple, isNew, scopes.contains("name") { answer.append(("user", user(person))) }
    }
    answer += around(fields["state"] ?? "", issuer, wrongs)
    return fields["response_mode"] == "form_post"
      ? form(to: redirect, answer)
      : .redirect(redirect + (redirect.contains("?") ? "&" : "?") + FormText.encoded(answer))
  }

  private func around(
    _ given: String, _ issuer: String, _ wrongs: Set<Misbehaviour>
  ) -> [(String, String)] {
    var fields: [(String, String)] = []
    if !wrongs.contains(.noState) {
      fields.append(("state", wrongs.contains(.wrongState) ? "another" : given))
    }
    if wrongs.contains(.repeatedState) { fields.append(("state", given)) }
    if wrongs.contains(.otherIssuerInAnswer) {
      fields.append(("iss", "https://other.example"))
    } else if style == .standard, !wrongs.contains(.noIssuerInAnswer) {
      fields.append(("iss", issuer))
    }
    return fields
  }

  /// What Apple says of someone once.
  private func user(_ person: IdentityPerson) -> String {
    #"{"name":{"firstName":"\#(person.firstName)","lastName":"\#(person.lastName)"},"email":"\#(person.email ?? "")"}"#
  }

  /// A page that goes on when its button is pressed.
  private func form(to address: String, _ fields: [(String, String)]) -> ProviderReply {
    let inputs = fields.map {
      #"<input type="hidden" name="\#(FormText.escaped($0.0))" value="\#(FormText.escaped($0.1))">"#
    }
    return .page(
      #"<form method="post" action="\#(FormText.escaped(address))">\#(inputs.joined())<button>Continue</button></form>"#
    )
  }

  /// Where people enter the code of a device.
  func activation(_ userCode: String) -> ProviderReply {
    .page(
      #"<form method="post" action="/activate"><input name="user_code" value="\#(FormText.escaped(userCode))"><button>Continue</button></form>"#
    )
  }

  func knows(_ clientID: String) -> Bool {
    state.withLock { $0.clients.isEmpty || $0.clients[clientID] != nil }
  }
}
