import { refuseReturnTerms } from './refuse-return-terms'
import { requireOrderAccessForReturn } from './require-order-access'
import { returnLimits } from './rate-limits'

/** Before `POST /store/returns`. */
export const requestReturn = [...returnLimits, refuseReturnTerms, requireOrderAccessForReturn]
