/** What is of one person: asked without a token it would be answered as a guest's. */
const personal = /\/store\/(?:carts|customers|orders|payment-collections|returns)(?:[/?]|$)/

export interface SessionFetchOptions {
  readonly fetch: typeof fetch
  /** Whether a customer is shown as signed in. */
  readonly isCustomer: () => boolean
  /** The backend did not accept the customer's token, or there is none any more. */
  readonly onRefused: () => void
}

/**
 * The platform's fetch for as long as someone may be signed in. A customer whose token is gone, because the browser
 * has cleared its storage, does nothing as a guest under their own name: such a request is not sent, and is answered
 * with 401. Each 401 is told, so that the session is looked at again.
 */
export function createSessionFetch({ fetch, isCustomer, onRefused }: SessionFetchOptions): typeof fetch {
  return async (input, init) => {
    if (!isCustomer()) return fetch(input, init)
    const isSigned = new Headers(init?.headers).has('authorization')
    const isSent = isSigned || !personal.test(addressOf(input))
    const answer = isSent ? await fetch(input, init) : unauthorized()
    if (answer.status === 401) onRefused()
    return answer
  }
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === 'string' ? input : 'href' in input ? input.href : input.url

const unauthorized = () => Response.json({ message: 'Unauthorized' }, { status: 401 })
