import Foundation

/// Another program, run to its end.
public enum Program {
  /// What a program wrote and how it ended.
  public struct Outcome: Sendable {
    public let status: Int32
    public let output: String
  }

  /// Runs a program found on the path; standard error is read together with standard output.
  public static func run(_ command: [String], environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// Runs a program that has to succeed.
  @discardableResult
  public static func expect(_ command: [String]) throws -> String {
    let outcome = try run(command)
    guard outcome.status == 0 else { throw Failure(command: command, outcome: outcome) }
    return outcome.output
  }

  /// A program that had to succeed and did not.
  public struct Failure: Error, CustomStringConvertible {
    let command: [String]
    let outcome: Outcome

    public var description: String {
      "\(command.joined(separator: " ")) ended with \(outcome.status): \(outcome.output)"
    }
  }
}
