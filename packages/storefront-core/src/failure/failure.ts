/**
 * Trouble as data. The kinds say what a shopper could do about it:
 * `unreachable` and `timeout` no answer came, `unreadable` an answer that is not ours, `missing` it is not
 * there, `unauthorised` sign in, `rejected` the server said no to what was asked, `busy` later, `broken` the
 * server failed, `misconfigured` the shop's own set-up is wrong, `unknown` anything else.
 */
export interface Failure {
  readonly kind:
    | 'unreachable'
    | 'timeout'
    | 'unreadable'
    | 'missing'
    | 'unauthorised'
    | 'rejected'
    | 'busy'
    | 'broken'
    | 'misconfigured'
    | 'unknown'
  readonly status?: number
  readonly type?: string
  readonly code?: string
  /** The server's own words, at most 200 characters. Meant for logs and support, not for shoppers. */
  readonly message?: string
  readonly requestId?: string
  /** How long the server asks to wait before the next try, in milliseconds. */
  readonly retryAfter?: number
  /** Whether asking the same again later may help. */
  readonly retryable: boolean
}

export type FailureKind = Failure['kind']
