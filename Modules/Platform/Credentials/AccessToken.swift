/// Secrets that prove a sign-in.
public enum AccessToken {}
