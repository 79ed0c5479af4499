/** Endpoints with personal data. Without a token the backend would answer as for a guest. */
const personal = /\/store\/(?:carts|customers|orders|payment-collections|returns|shipping-options)(?:[/?]|$)/
/** The endpoint that verifies a token. */
const me = /\/store\/customers\/me(?:\?|$)/

export interface EndSessionOptions {
  readonly fetch: typeof fetch
  /** Whether a customer is shown as signed in. */
  readonly isCustomer: () => boolean
  /** Whether a guest is shown who is not signing in. */
  readonly isVisitor: () => boolean
  /** The token stored on this device, which may belong to another tab's customer. */
  readonly storedToken: () => string | null
  /** Called when the backend refused the token, or the stored token is not this customer's. */
  readonly onRefused: () => void
}

export interface WatchedFetch {
  readonly fetch: typeof fetch
  /** Call it on every session change: the token verified or stored at that time is the shown customer's. */
  readonly follow: () => void
}

/**
 * Wraps fetch for requests that may carry a customer's token. When the browser has cleared this tab's storage, a
 * customer's request is not sent as a guest or with another tab's token: it resolves to a 401 without a request. A
 * guest's request carries no token, even if another tab has just stored one. A 401 for a customer calls `onRefused`,
 * so that the session is verified.
 */
export function endSessionOn401({
  fetch,
  isCustomer,
  isVisitor,
  storedToken: keptToken,
  onRefused,
}: EndSessionOptions): WatchedFetch {
  /** The token of the shown customer. */
  let known: string | undefined
  /** The token that the backend has just verified. The next `follow` assigns it to the shown customer. */
  let verified: string | undefined
  return {
    async fetch(input, init) {
      const address = addressOf(input)
      const headers = new Headers(init?.headers)
      // A guest has no token: one in the storage is another tab's.
      const isOthers = personal.test(address) || headers.get('authorization') === bearer(keptToken())
      if (isVisitor() && isOthers && !me.test(address)) headers.delete('authorization')
      const token = headers.get('authorization') ?? undefined
      const isOwn = token !== undefined && (known === undefined || token === known)
      const isSent = isOwn || me.test(address) || !personal.test(address) || !isCustomer()
      const answer = isSent ? await fetch(input, { ...init, headers }) : unauthorized()
      if (answer.ok && me.test(address)) verified = token
      if (answer.status === 401 && isCustomer()) onRefused()
      return answer
    },
    follow() {
      if (isCustomer()) known = verified ?? known ?? bearer(keptToken())
      else if (isVisitor()) known = undefined
      else return
      verified = undefined
    },
  }
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === 'string' ? input : 'href' in input ? input.href : input.url

const bearer = (token: string | null): string | undefined => (token === null ? undefined : `Bearer ${token}`)

const unauthorized = () => Response.json({ message: 'Unauthorized' }, { status: 401 })
