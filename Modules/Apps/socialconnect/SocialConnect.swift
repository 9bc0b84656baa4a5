@main
struct SocialConnect {
  static func main() {}
}
