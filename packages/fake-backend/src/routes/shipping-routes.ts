import { invalid, notFound } from '../refusal.ts'
import { returnOptionWire, shippingOptions, shippingOptionWire } from '../wire/shipping-options.ts'
import type { Call, Route } from './route.ts'

export const shippingRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/shipping-options', answer: listShippingOptions },
]

function listShippingOptions({ database, query }: Call) {
  const id = query.get('cart_id')
  if (id === null) throw invalid("Invalid request: Field 'cart_id' is required")
  if (!database.carts.has(id)) throw notFound(`Cart id not found: ${id}`)
  if (query.get('is_return') === 'true') return { shipping_options: [returnOptionWire()] }
  return { shipping_options: shippingOptions.map(shippingOptionWire) }
}
