import type { WebhookOrder } from './webhook.ts'
import { sendWebhook } from './webhook.ts'
import { refundedOf, type StripeStore } from './store.ts'

/** What a test asks of the imitation itself; nothing of this is Stripe's. */
export async function answerControl(
  store: StripeStore,
  path: string,
  query: URLSearchParams,
  body: string,
): Promise<unknown> {
  switch (path) {
    // What became of the money of a payment session, or of all.
    case '/intents':
      return [...store.intents.values()]
        .filter(({ metadata }) => [null, metadata['session_id']].includes(query.get('session')))
        .map((intent) => Object.assign({}, intent, { refunded: refundedOf(store, intent.id) }))
    case '/webhooks': {
      const order = JSON.parse(body) as Omit<WebhookOrder, 'intent'> & { readonly session: string }
      const intent = [...store.intents.values()].find(
        ({ metadata }) => metadata['session_id'] === order.session,
      )
      if (intent === undefined) throw new Error(`There is no payment of ${order.session}`)
      return { status: await sendWebhook({ ...order, intent }) }
    }
    case '/refused-keys': {
      const { key, isRefused } = JSON.parse(body) as { readonly key: string; readonly isRefused: boolean }
      if (isRefused) store.refused.add(key)
      else store.refused.delete(key)
      return {}
    }
    case '/lost-answers': {
      const { path: lost, count } = JSON.parse(body) as { readonly path: string; readonly count: number }
      store.lost.set(lost, count)
      return {}
    }
    default:
      throw new Error(`The imitation has no ${path}`)
  }
}
