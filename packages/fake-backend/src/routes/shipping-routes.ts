import { invalid, notFound } from '../refusal.ts'
import {
  returnOptionWire,
  shippingOptionsIn,
  deliveryDataWire,
  shippingOptionWire,
} from '../wire/shipping-options.ts'
import { sumsOf } from '../wire/sums.ts'
import { inOrder } from '../wire/region-wire.ts'
import { requireOwner } from './cart-owner.ts'
import { param, type Call, type Route } from './route.ts'

export const shippingRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/shipping-options', answer: listShippingOptions },
  { method: 'GET', path: '/store/regions/:id/shipping-options', answer: listOptionsOfRegion },
]

function listShippingOptions(call: Call) {
  const { database, query } = call
  const id = query.get('cart_id')
  if (id === null) throw invalid("Invalid request: Field 'cart_id' is required")
  const cart = database.carts.get(id)
  const isReturn = query.get('is_return') === 'true'
  // Custom: of another customer's order only the ways to return it.
  if (!isReturn || cart?.completedAt === null) requireOwner(call, cart, `Cart with id '${id}'`)
  if (cart === undefined) throw notFound(`Cart id not found: ${id}`)
  const region = database.region(cart.regionId)
  if (isReturn) return { shipping_options: [returnOptionWire(region)] }
  return {
    shipping_options: shippingOptionsIn(region, cart.locale, sumsOf(cart, database).items).map(
      shippingOptionWire,
    ),
  }
}

/** Custom: the options of a region before there is a cart, with the countries that each reaches. */
function listOptionsOfRegion(call: Call) {
  const region = call.database.region(param(call, 'id'))
  if (region === undefined) throw notFound(`There is no region ${param(call, 'id')}`)
  return {
    shipping_options: shippingOptionsIn(region, call.locale).map(
      ({ id, code: option, name, description, businessDays, amount, freeFrom = null }) => ({
        id,
        name,
        type: { label: name, description, code: option },
        data: deliveryDataWire(businessDays),
        amount,
        free_from: freeFrom,
        countries: inOrder(region.countries).map(({ code }) => code),
      }),
    ),
  }
}
