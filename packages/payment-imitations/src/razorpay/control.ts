import { paymentsOf, type RazorpayStore } from './store.ts'
import { sendWebhook, type WebhookOrder } from './webhook.ts'

type Asked = Pick<WebhookOrder, 'to' | 'event' | 'secret'> & { readonly session: string }

/** What a test asks of the imitation itself; nothing of this is Razorpay's. */
export async function answerControl(
  store: RazorpayStore,
  path: string,
  query: URLSearchParams,
  body: string,
): Promise<unknown> {
  const ordersOf = (session: string | null) =>
    [...store.orders.values()].filter(({ receipt }) => receipt === session)
  switch (path) {
    // What became of the money of a payment session.
    case '/payments':
      return ordersOf(query.get('session')).flatMap(({ id }) => paymentsOf(store, id))
    case '/orders':
      return ordersOf(query.get('session'))
    case '/webhooks': {
      const { session, ...asked } = JSON.parse(body) as Asked
      const order = ordersOf(session).at(-1)
      const payment = order === undefined ? undefined : paymentsOf(store, order.id)[0]
      if (order === undefined || payment === undefined) throw new Error(`There is no payment of ${session}`)
      return { status: await sendWebhook({ ...asked, order, payment }) }
    }
    case '/refused-keys': {
      const { key, isRefused } = JSON.parse(body) as { readonly key: string; readonly isRefused: boolean }
      if (isRefused) store.refused.add(key)
      else store.refused.delete(key)
      return {}
    }
    default:
      throw new Error(`The imitation has no ${path}`)
  }
}
