/**
 * Options of every port call. Errors reject with something `failureFrom` can read, or with the signal's
 * reason; a refusal that the shopper can act on is a value.
 */
export interface PortOptions {
  readonly signal?: AbortSignal | undefined
}
