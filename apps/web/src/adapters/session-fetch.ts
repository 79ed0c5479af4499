/** What is of one person: asked without a token it would be answered as a guest's. */
const personal = /\/store\/(?:carts|customers|orders|payment-collections|returns)(?:[/?]|$)/
/** Who a token belongs to. */
const me = /\/store\/customers\/me(?:\?|$)/

export interface SessionFetchOptions {
  readonly fetch: typeof fetch
  /** Whether a customer is shown as signed in. */
  readonly isCustomer: () => boolean
  /** Whether a guest is shown, who is not just signing in. */
  readonly isVisitor: () => boolean
  /** The token that is kept on this device, which may be of another tab's customer. */
  readonly keptToken: () => string | null
  /** The backend did not accept the customer's token, or it is not theirs. */
  readonly onRefused: () => void
}

export interface SessionFetch {
  readonly fetch: typeof fetch
  /** To be called whenever it is told anew who is shown: what was vouched for or kept by then is the token of theirs. */
  readonly follow: () => void
}

/**
 * The platform's fetch for as long as someone may be signed in. A customer does nothing as a guest, or with the token of
 * the customer of another tab, when the browser has cleared what this tab has kept: such a request is not sent, and is
 * answered with 401. A guest sends no token, though another tab has just brought one. Each 401 is told, so that the
 * session is looked at again.
 */
export function createSessionFetch({
  fetch,
  isCustomer,
  isVisitor,
  keptToken,
  onRefused,
}: SessionFetchOptions): SessionFetch {
  /** The token of the customer who is shown. */
  let known: string | undefined
  /** The token that the backend has just vouched for; whose it is, is told next. */
  let vouched: string | undefined
  return {
    async fetch(input, init) {
      const address = addressOf(input)
      const headers = new Headers(init?.headers)
      if (isVisitor() && personal.test(address) && !me.test(address)) headers.delete('authorization')
      const token = headers.get('authorization') ?? undefined
      const isOwn = token !== undefined && (known === undefined || token === known)
      const isSent = isOwn || me.test(address) || !personal.test(address) || !isCustomer()
      const answer = isSent ? await fetch(input, { ...init, headers }) : unauthorized()
      if (answer.ok && me.test(address)) vouched = token
      if (answer.status === 401 && isCustomer()) onRefused()
      return answer
    },
    follow() {
      const kept = keptToken()
      if (isCustomer()) known = vouched ?? known ?? (kept === null ? undefined : `Bearer ${kept}`)
      else if (isVisitor()) known = undefined
      else return
      vouched = undefined
    },
  }
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === 'string' ? input : 'href' in input ? input.href : input.url

const unauthorized = () => Response.json({ message: 'Unauthorized' }, { status: 401 })
