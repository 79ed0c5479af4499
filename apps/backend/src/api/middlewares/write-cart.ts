import { refuseChannelChange } from './refuse-channel-change'
import { createWithGuestRecord, assignGuestRecord } from './assign-guest-record'
import { limitCart } from './limit-cart'
import { cartCreationLimits, promotionCodeLimits } from './rate-limits'
import { refuseWaitingCodes } from './refuse-waiting-codes'
import { requireAddressOfCart } from './require-address-of-cart'

/** Around the creation of a cart, from the outermost to the innermost. */
export const createCart = [
  requireAddressOfCart,
  refuseWaitingCodes,
  limitCart,
  ...cartCreationLimits,
  ...promotionCodeLimits,
  createWithGuestRecord,
]

/** The same for a change of the cart itself. */
export const changeCart = [
  refuseChannelChange,
  requireAddressOfCart,
  refuseWaitingCodes,
  ...promotionCodeLimits,
  assignGuestRecord,
]
