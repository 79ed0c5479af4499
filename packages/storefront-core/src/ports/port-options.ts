/**
 * Every port keeps one rule: trouble rejects with an error that `failureFrom` can read (or with the signal's
 * reason), and a "no" that a shopper can do something about is a value.
 */
export interface PortOptions {
  readonly signal?: AbortSignal | undefined
}
