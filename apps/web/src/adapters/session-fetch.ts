/** What is of one person: asked without a token it would be answered as a guest's. */
const personal = /\/store\/(?:carts|customers|orders|payment-collections|returns)(?:[/?]|$)/
/** Who a token belongs to. */
const me = /\/store\/customers\/me(?:\?|$)/

export interface SessionFetchOptions {
  readonly fetch: typeof fetch
  /** Whether a customer is shown as signed in. */
  readonly isCustomer: () => boolean
  /** The backend did not accept the customer's token, or it is not theirs. */
  readonly onRefused: () => void
}

/**
 * The platform's fetch for as long as someone may be signed in. A customer does nothing as a guest, or with the token of
 * the customer of another tab, when the browser has cleared what this tab has kept: such a request is not sent, and is
 * answered with 401. Each 401 is told, so that the session is looked at again.
 */
export function createSessionFetch({ fetch, isCustomer, onRefused }: SessionFetchOptions): typeof fetch {
  /** The token that the backend last vouched for. */
  let known: string | undefined
  return async (input, init) => {
    const token = new Headers(init?.headers).get('authorization') ?? undefined
    const address = addressOf(input)
    const isOwn = token !== undefined && (known === undefined || token === known)
    const isSent = isOwn || me.test(address) || !personal.test(address) || !isCustomer()
    const answer = isSent ? await fetch(input, init) : unauthorized()
    if (answer.ok && me.test(address)) known = token
    if (answer.status === 401 && isCustomer()) onRefused()
    return answer
  }
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === 'string' ? input : 'href' in input ? input.href : input.url

const unauthorized = () => Response.json({ message: 'Unauthorized' }, { status: 401 })
