import { noRetry } from '../catalogue/catalogue-client.ts'
import { amountIn } from '../account/order-from-wire.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { unknownCurrency } from '../money/money.ts'
import type { Returns } from '../ports/after-sales.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, firstOf, list, text } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'
import { orderAccess } from './order-access.ts'

/**
 * Medusa's returns: reasons, return shipping options of the order's cart, and `POST /store/returns`. With an exchange the backend's own
 * route, which Medusa has none for.
 */
export function createLiveReturns({ client, store }: LiveClient): Returns {
  return {
    async terms({ cartId, total }, { signal } = {}) {
      const call = { ...noRetry, signal }
      const [reasons, ways] = await Promise.all([
        store.returnReason.list({ limit: 100 }, undefined, call),
        cartId === undefined
          ? undefined
          : store.fulfillment.listCartOptions({ cart_id: cartId, is_return: true }, undefined, call),
      ])
      const currency = total?.currency ?? unknownCurrency
      return {
        reasons: collect(field(reasons, 'return_reasons'), reasonFrom),
        ways: collect(field(ways, 'shipping_options'), (entry) => wayFrom(entry, currency)),
      }
    },
    async request({ orderId, access, wayId, items }, { signal } = {}) {
      const body = {
        order_id: orderId,
        return_shipping: { option_id: wayId },
        items: items.map(({ id, quantity, reasonId, note, variantId }) => ({
          id,
          quantity,
          ...(reasonId !== '' && { reason_id: reasonId }),
          ...(note !== '' && { note }),
          ...(variantId !== undefined && { variant_id: variantId }),
        })),
      }
      try {
        if (items.some(({ variantId }) => variantId !== undefined))
          await client.fetch(`/store/orders/${encodeURIComponent(orderId)}/returns`, {
            ...noRetry,
            method: 'POST',
            headers: { ...orderAccess(access) },
            body: { items: body.items, return_shipping: body.return_shipping },
            signal,
          })
        else await store.return.create(body, orderAccess(access), { ...noRetry, signal })
        return { kind: 'requested' }
      } catch (error) {
        const { kind, message } = failureFrom(error)
        if (kind !== 'rejected' && kind !== 'missing') throw error
        return { kind: 'refused', ...omitUndefined({ message }) }
      }
    },
  }
}

/** Undefined for one that has reasons of its own: Medusa refuses it. */
function reasonFrom(wire: unknown) {
  if (list(field(wire, 'return_reason_children')).length > 0) return undefined
  const id = text(field(wire, 'id'))
  const label = text(firstOf(wire, 'label', 'value'))
  return id === undefined || label === undefined ? undefined : { id, label }
}

function wayFrom(wire: unknown, currency: string) {
  const id = text(field(wire, 'id'))
  const name = text(field(wire, 'name'))
  if (id === undefined || name === undefined) return undefined
  return { id, name, ...omitUndefined({ price: amountIn(currency, field(wire, 'amount')) }) }
}
