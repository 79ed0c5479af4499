import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { balanceOf, spentBy } from './books'
import { creditSwitches, readCartCredit, type CartCredit } from './cart-credit'
import { creditTable } from './credit-table'
import { hashOfCode } from './gift-code'

/** How many accounts a cart is paid with at most. */
const mostAccounts = 10

const refused = (code: string, message: string): MedusaError =>
  new MedusaError(MedusaError.Types.INVALID_DATA, message, code)

/**
 * The account of a gift card's code, for a cart. A disabled card is as unknown as one that was never sold.
 *
 * @throws `gift_card_unknown`, `gift_card_empty`, `gift_card_currency`
 */
export async function accountOfCode(scope: MedusaContainer, cartId: string, code: string): Promise<string> {
  if (!(await creditSwitches(scope))['gift-card'])
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has no gift cards')
  const cart = await openCart(scope, cartId)
  const account = await creditTable(scope).withCode(hashOfCode(code))
  if (account === undefined || account.status !== 'active')
    throw refused('gift_card_unknown', 'There is no gift card with this code.')
  if (account.currency_code !== cart.currency)
    throw refused('gift_card_currency', 'The gift card is in another currency.')
  if (balanceOf(account.entries) + spentBy(account.entries, cartId) <= 0)
    throw refused('gift_card_empty', 'Nothing is left on the gift card.')
  return account.id
}

/**
 * The store credit of the cart's customer.
 *
 * @throws `store_credit_empty`
 */
export async function accountOfCustomer(scope: MedusaContainer, cartId: string): Promise<string> {
  if (!(await creditSwitches(scope))['store-credit'])
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has no store credit')
  const cart = await openCart(scope, cartId)
  const accounts = cart.customerId === null ? [] : await creditTable(scope).ofCustomer(cart.customerId)
  const account = accounts.find(({ currency_code: currency }) => currency === cart.currency)
  if (account === undefined || balanceOf(account.entries) <= 0)
    throw refused('store_credit_empty', 'There is no store credit.')
  return account.id
}

async function openCart(scope: MedusaContainer, id: string): Promise<CartCredit> {
  const cart = await readCartCredit(scope, id)
  if (cart.isCompleted)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  if (cart.lines.length >= mostAccounts)
    throw refused('too_many_gift_cards', 'No more gift cards can be applied to this cart.')
  return cart
}
