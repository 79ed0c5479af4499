import { Refusal, notFound, unauthorized } from '../refusal.ts'
import { cartExtras, cartWire, creditLinesWire } from '../wire/cart-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import type { Wire } from '../wire/wire.ts'
import type { FakeCart } from '../database.ts'
import { isSwitchedOn } from '../is-switched-on.ts'
import { cartOf } from './cart-owner.ts'
import { endOldPayment } from './payment.ts'
import { bodyOf, param, textIn, type Call, type Route } from './route.ts'

/** Custom: gift cards of a cart. Only `database.giftCards` makes them; no customer has store credit. */
export const creditRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/carts/:id/credit', answer: read },
  { method: 'GET', path: '/store/customers/me/store-credit', answer: ofCustomer },
  { method: 'POST', path: '/store/carts/:id/gift-cards', answer: apply },
  { method: 'DELETE', path: '/store/carts/:id/credit/:account', answer: remove },
]

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

function shopWithCards(call: Call): FakeCart {
  if (!isSwitchedOn(call.database, 'gift_cards') && !isSwitchedOn(call.database, 'store_credit'))
    throw notFound('The shop has no gift cards and no store credit')
  return cartOf(call)
}

function read(call: Call) {
  const cart = shopWithCards(call)
  const lines = creditLinesWire(cart, call.database)
  return {
    credit: {
      currency_code: call.database.region(cart.regionId)?.currency ?? 'inr',
      gift_cards: true,
      store_credit: 0,
      to_send: [],
      applied: lines.map(({ reference: kind, reference_id: account, amount, metadata }) =>
        Object.assign({ account, kind, amount }, metadata),
      ),
    },
  }
}

function ofCustomer(call: Call) {
  if (call.token?.customerId == null) throw unauthorized()
  if (!isSwitchedOn(call.database, 'store_credit')) throw notFound('The shop has no store credit')
  return { store_credit: [] }
}

function apply(call: Call): { readonly cart: Wire } {
  const cart = shopWithCards(call)
  const card = call.database.giftCards.get(plain(textIn(bodyOf(call), 'code') ?? ''))
  if (card === undefined) throw refused('gift_card_unknown', 'There is no gift card with this code.')
  if (card.balance <= 0) throw refused('gift_card_empty', 'Nothing is left on the gift card.')
  const { giftCards = [] } = cart
  if (!giftCards.includes(card)) cart.giftCards = [...giftCards, card]
  return answered(call, cart)
}

function remove(call: Call): { readonly cart: Wire } {
  const cart = cartOf(call)
  const account = param(call, 'account')
  cart.giftCards = (cart.giftCards ?? []).filter(({ id }) => id !== account)
  return answered(call, cart)
}

function answered(call: Call, cart: FakeCart): { readonly cart: Wire } {
  endOldPayment(call.database, cart)
  const wire = cartWire(cart, call.database, call.opened)
  return { cart: selectFields(wire, call.query.get('fields'), cartExtras) }
}

const refused = (code: string, message: string): Refusal =>
  new Refusal(400, { code, type: 'invalid_data', message })
