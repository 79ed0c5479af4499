/**
 * An error as data. The kinds say what a shopper can do about it: `unreachable` and `timeout`: no answer;
 * `unreadable`: not an answer of our backend; `missing`: not found; `unauthorized`: sign in; `rejected`: the
 * server refused the request; `busy`: try later; `broken`: the server failed; `misconfigured`: the shop's
 * set-up is wrong; `unknown`: anything else.
 */
export interface Failure {
  readonly kind:
    | 'unreachable'
    | 'timeout'
    | 'unreadable'
    | 'missing'
    | 'unauthorized'
    | 'rejected'
    | 'busy'
    | 'broken'
    | 'misconfigured'
    | 'unknown'
  readonly status?: number
  readonly type?: string
  readonly code?: string
  /** The server's message, at most 200 characters. For logs and support, not for shoppers. */
  readonly message?: string
  readonly requestId?: string
  /** How long the server asks to wait before a retry, in milliseconds. */
  readonly retryAfter?: number
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
}

export type FailureKind = Failure['kind']
