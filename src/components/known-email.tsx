/** The email for the password manager, which keeps it together with the password. */
export function KnownEmail({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
