const longestMessage = 200

/**
 * The sentence to show for a refused request: the server's own message where it is one, else the status text. Never a page
 * of HTML, and never anything of `secrets`, should a server quote back what it was sent.
 */
export function serverMessage(body: unknown, response: Response, secrets: readonly string[]): string {
  const given = textField(body, 'message')?.trim()
  const message = given && !given.startsWith('<') ? given : response.statusText || `HTTP ${response.status}`
  const safe = secrets.reduce((text, secret) => text.replaceAll(secret, '[redacted]'), message)
  return safe.length > longestMessage ? `${safe.slice(0, longestMessage - 1)}…` : safe
}

/** A field of an unknown value, if it is text. */
export function textField(body: unknown, name: string): string | undefined {
  const value: unknown = Reflect.get(Object(body), name)
  return typeof value === 'string' ? value : undefined
}
