import { hideSessionContext } from './hide-session-context'
import { oneWriteAtATime } from './one-write-at-a-time'
import { requireOwnerOfCollection, requireOwnerOfNamedCart } from './require-cart-owner'
import { takeReplacedSession } from './take-replaced-session'

/** Around the opening of a cart's payment collection, from the outermost to the innermost. */
export const openCollection = [hideSessionContext, requireOwnerOfNamedCart, oneWriteAtATime]

/** The same for a payment session in it. */
export const openSession = [hideSessionContext, requireOwnerOfCollection, takeReplacedSession]
