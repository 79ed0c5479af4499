import { confirmBeforePayment } from './confirm-before-payment'
import { hideSessionContext } from './hide-session-context'
import { keepPayment, onePaymentAtATime } from './keep-payment'
import { oneWriteAtATime } from './one-write-at-a-time'
import { requireOwnerOfCollection, requireOwnerOfNamedCart } from './require-cart-owner'

/** Around the opening of a cart's payment collection, from the outermost to the innermost. */
export const openCollection = [hideSessionContext, requireOwnerOfNamedCart, oneWriteAtATime]

/** The same for a payment session in it. */
export const openSession = [
  hideSessionContext,
  requireOwnerOfCollection,
  onePaymentAtATime,
  keepPayment,
  confirmBeforePayment,
]
