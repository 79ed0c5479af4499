import { StoreCreditBody } from '../api/admin/customers/[id]/store-credit/body'
import { GiftCardStatusBody, NewGiftCardBody } from '../api/admin/gift-cards/body'
import { GiftCardsQuery } from '../api/admin/gift-cards/query'
import { CreditRefundBody } from '../api/admin/orders/[id]/store-credit/body'
import { GiftCardBody } from '../api/store/carts/[id]/gift-cards/body'
import { GiftCardDetails } from '../lib/gift-cards/bought-cards'
import { page, unknown, type Operation } from './operation'

const ordered = { 400: 'cart_completed: the cart is ordered already' }

/** The requests about gift cards and store credit. */
export const creditOperations: Readonly<Record<string, Operation>> = {
  'GET /store/carts/{id}/credit': {
    summary: 'What the cart is paid with besides its payment, and what it could be',
    access: 'owner',
    answer: {
      credit: 'applied, gift_cards (whether the shop has them), store_credit (what the customer could use)',
    },
    refusals: { 404: 'not_found: the shop has neither' },
  },
  'POST /store/carts/{id}/gift-cards': {
    summary: 'Pays the cart with a gift card, as far as it goes',
    access: 'owner',
    body: GiftCardBody,
    answer: { cart: 'The cart, with a credit line of the gift card' },
    refusals: {
      400: 'gift_card_unknown, gift_card_empty, gift_card_currency, too_many_gift_cards, cart_completed',
      404: 'not_found: the shop has no gift cards',
    },
  },
  'POST /store/carts/{id}/gift-cards/{line}': {
    summary: 'Keeps for whom the gift cards of a line are, and the day of their letter',
    access: 'owner',
    body: GiftCardDetails,
    answer: { id: 'Of the line', kept: 'true' },
    refusals: { ...unknown, ...ordered },
  },
  'POST /store/carts/{id}/store-credit': {
    summary: 'Pays the cart with the store credit of its customer, as far as it goes',
    access: 'owner',
    answer: { cart: 'The cart, with a credit line of the store credit' },
    refusals: {
      400: 'store_credit_empty, too_many_gift_cards, cart_completed',
      404: 'not_found: the shop has no store credit',
    },
  },
  'DELETE /store/carts/{id}/credit/{account}': {
    summary: 'Takes a gift card or the store credit off the cart. A repetition has the same answer',
    access: 'owner',
    answer: { cart: 'The cart' },
  },
  'POST /store/carts/{id}/promotions': {
    summary: 'Applies promotion codes. In place of Medusa’s route: gift cards pay less then',
    access: 'owner',
    answer: { cart: 'The cart' },
  },
  'DELETE /store/carts/{id}/promotions': {
    summary: 'Takes promotion codes off. In place of Medusa’s route: gift cards pay more then',
    access: 'owner',
    answer: { cart: 'The cart' },
  },
  'GET /store/customers/me/store-credit': {
    summary: 'The customer’s store credit, by currency, with what changed it',
    access: 'customer',
    answer: { store_credit: 'Each with currency_code, balance and entries, the newest first' },
    refusals: { 404: 'not_found: the shop has no store credit' },
  },
  'GET /admin/gift-cards': {
    summary: 'The gift cards, the newest first, without their codes',
    access: 'administrator',
    query: GiftCardsQuery,
    answer: {
      gift_cards:
        'last_characters, value, balance, status, and of one that was bought its order and recipient',
      ...page,
    },
  },
  'POST /admin/gift-cards': {
    summary: 'Makes a gift card that the owner gives',
    access: 'administrator',
    body: NewGiftCardBody,
    answer: { gift_card: 'The gift card', code: 'Its code, which no other answer has' },
    status: 201,
  },
  'POST /admin/gift-cards/{id}': {
    summary: 'Disables a gift card, or enables it again. What is on it stays on it',
    access: 'administrator',
    body: GiftCardStatusBody,
    answer: { gift_card: 'As changed' },
    refusals: unknown,
  },
  'GET /admin/customers/{id}/store-credit': {
    summary: 'The store credit of a customer, by currency, with what changed it',
    access: 'administrator',
    answer: { store_credit: 'Each with currency_code, balance and entries, the newest first' },
  },
  'POST /admin/customers/{id}/store-credit': {
    summary: 'Gives store credit to a customer, or takes some when the amount is negative',
    access: 'administrator',
    body: StoreCreditBody,
    answer: { store_credit: 'As changed' },
    refusals: { ...unknown, 400: 'credit_too_low: there is less to take' },
  },
  'POST /admin/orders/{id}/store-credit': {
    summary: 'Gives what the shop owes for an order, such as for a return, as store credit',
    access: 'administrator',
    body: CreditRefundBody,
    answer: { id: 'Of the order', refunded: 'true' },
    refusals: { ...unknown, 400: 'more_than_owed, no_account' },
  },
}
