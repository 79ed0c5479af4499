import { refuseChannelChange } from './refuse-channel-change'
import { createWithGuestRecord, assignGuestRecord } from './assign-guest-record'
import { limitCart } from './limit-cart'
import { cartCreationLimits, promotionCodeLimits } from './rate-limits'
import { refuseWaitingCodes } from './refuse-waiting-codes'

/** Around the creation of a cart, from the outermost to the innermost. */
export const createCart = [
  refuseWaitingCodes,
  limitCart,
  ...cartCreationLimits,
  ...promotionCodeLimits,
  createWithGuestRecord,
]

/** The same for a change of the cart itself. */
export const changeCart = [refuseChannelChange, refuseWaitingCodes, ...promotionCodeLimits, assignGuestRecord]
