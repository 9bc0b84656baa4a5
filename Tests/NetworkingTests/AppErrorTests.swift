import AppValues
import Entities
import MastodonAPI
import SocialNetworking
import Testing

@Suite("What people are told of the network") struct AppErrorTests {
  @Test("Of what writes, that it isn't known whether it's there")
  func unconfirmed() {
    let unknown: [NetworkError] = [
      .interrupted, .timedOut(.answering), .undecodable(.webPage), .status(ServerRefusal(status: 502)),
    ]
    for error in unknown {
      #expect(AppError(error, writing: true) == .unconfirmed)
      #expect(AppError(error).isOutOfReach)
    }
    let known: [NetworkError] = [
      .offline, .refused, .timedOut(.connecting), .status(ServerRefusal(status: 503)),
    ]
    for error in known { #expect(AppError(error, writing: true) == AppError(error)) }
    #expect(AppError(.cancelled, writing: true) == .cancelled)
  }

  @Test("That a server can't prove to be it, which is as if it couldn't be reached")
  func unverified() {
    let faults: [(TLSFault, InputRule)] = [
      (.untrusted, .unconfirmed), (.failed, .unconfirmed),
      (.wrongName(host: "social.test"), .mismatched(name: "social.test")),
    ]
    for (fault, rule) in faults {
      let error = AppError(.tls(fault), writing: true)
      #expect(error == .invalid(.server, rule) && error.isUnproven && error.isOutOfReach)
    }
    #expect(!AppError.invalid(.server, .missing).isOutOfReach)
  }

  @Test("What is wrong with a form, by its first field")
  func form() {
    func error(_ details: [String: [MastodonErrorDetail]]) -> AppError {
      AppError(.status(ServerRefusal(status: 422, message: "Validation failed", details: details)))
    }
    let (taken, blank) = (
      MastodonErrorDetail(error: "ERR_TAKEN", description: ""),
      MastodonErrorDetail(error: "ERR_BLANK", description: "")
    )
    #expect(error(["username": [taken, blank], "reason": []]) == .invalid(.handle, .taken))
    #expect(error(["password": [blank], "email": [taken]]) == .invalid(.email, .taken))
    #expect(error(["colour": [blank]]) == .invalid(InputField("colour"), .empty))
    #expect(error([:]) == .invalid(.request, .malformed))
  }

  @Test("What only a server's sentence tells apart")
  func sentences() {
    func error(_ status: Int, _ message: String) -> AppError {
      AppError(.status(ServerRefusal(status: status, message: message)))
    }
    #expect(error(403, "This action is not allowed") == .forbidden)
    #expect(error(403, "Your login is currently pending approval") == .invalid(.account, .pending))
    #expect(error(422, "This method requires an authenticated user") == .unauthenticated)
  }

  @Test("How long to wait, in whole seconds that are enough")
  func waiting() {
    func error(_ status: Int, _ wait: Duration?) -> AppError {
      AppError(.status(ServerRefusal(status: status, retryAfter: wait)))
    }
    #expect(error(429, .milliseconds(1200)) == .rateLimited(retryAfter: 2))
    #expect(error(429, nil).isPassing)
    #expect(error(503, .seconds(5)) == .busy(retryAfter: 5))
    #expect(error(503, nil) == .unavailable)
  }
}
