const longestMessage = 200

/**
 * The message of a refusal: the server's own if it is text, else the status text. Never a page of HTML, and never a
 * value of `secrets`, in case the server quotes the request.
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
