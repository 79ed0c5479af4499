/** What ioredis says while it has no connection, or no answer in time. */
const words =
  /^(?:Command timed out|Connection is closed|Stream isn't writeable|Reached the max retries per request limit)/

/** Whether an error is of Redis that cannot be reached. A workflow may have taken its class. */
export function isRedisFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, message } = error as { readonly name?: unknown; readonly message?: unknown }
  return name === 'MaxRetriesPerRequestError' || (typeof message === 'string' && words.test(message))
}
