/** Of PostgreSQL, about a value that a column or a type cannot have: a date, a word of a list, a number that is too large. */
const ofDatabase = /\binvalid input (?:syntax|value) for |\bout of range for type /
/** Of Medusa, about a provider that a request names. */
const ofProvider = /^\s*Unable to retrieve the (?:MFA method|payment provider) with id/

/**
 * Whether the server has failed at a value of the request, which Medusa passes on without a check. An error that came through a
 * workflow may have its message only.
 */
export function isInputFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  // The class of data exceptions (PostgreSQL, Appendix A).
  if (typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)) return true
  return typeof message === 'string' && (ofDatabase.test(message) || ofProvider.test(message))
}
