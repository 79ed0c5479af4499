import { noRetry } from '../catalogue/catalogue-client.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, list, number, text } from '../parse/read.ts'
import type { QuickOrder, SkuState, VariantQuantity } from '../ports/quick-order.ts'
import type { LiveClient } from './live-client.ts'

/** The most lines of a list, and the most items of one request, as the backend has them. */
const mostLines = 200
const mostItems = 50

/** The backend's own routes: `POST /store/customers/me/quick-order`, `POST /store/carts/{id}/items`. */
export function createLiveQuickOrder({ client }: Pick<LiveClient, 'client'>): QuickOrder {
  return {
    mostLines,
    async check(lines, regionId, { signal } = {}) {
      const body = { region_id: regionId, lines }
      const path = '/store/customers/me/quick-order'
      const answer: unknown = await client.fetch(path, { ...noRetry, method: 'POST', body, signal })
      const states = list(field(answer, 'lines'))
      return lines.map((_, at) => stateFromWire(states[at]))
    },
    async add(cartId, items) {
      const path = `/store/carts/${encodeURIComponent(cartId)}/items`
      // The lines of one variant are one, or a request could be refused that could be taken.
      const all = united(items)
      for (let from = 0; from < all.length; from += mostItems) {
        const part = all.slice(from, from + mostItems)
        const body = { items: part.map((one) => ({ variant_id: one.variantId, quantity: one.quantity })) }
        await client.fetch(path, { ...noRetry, method: 'POST', body })
      }
    },
  }
}

function united(items: readonly VariantQuantity[]): readonly VariantQuantity[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of items) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }))
}

/** What is odd counts as unknown. */
function stateFromWire(wire: unknown): SkuState {
  const variantId = text(field(wire, 'variant_id'))
  if (variantId === undefined) return { kind: 'unknown' }
  const variantName = text(field(wire, 'variant_title'))
  const named = { variantId, name: text(field(wire, 'title')) ?? '', ...omitUndefined({ variantName }) }
  const status = field(wire, 'status')
  if (status === 'available') return { ...named, kind: 'available' }
  if (status === 'sold_out') return { ...named, kind: 'sold-out' }
  if (status === 'too_many')
    return { ...named, kind: 'too-many', available: number(field(wire, 'available')) ?? 0 }
  return { kind: 'unknown' }
}
