import { byField, byVisitor, limitRate, type Middleware, type WhoIs } from '../rate-limit/limit-rate'
import { signedInCustomer } from './customer-id'

const tenMinutes = 600

function per(what: string, who: WhoIs, times: number, seconds: number): Middleware {
  return limitRate(who, { name: what, times, seconds })
}

export const newsletterLimits = [
  per('newsletter by visitor', byVisitor, 20, tenMinutes),
  per('newsletter by address', byField('email'), 10, tenMinutes),
]

export const contactLimits = [
  per('contact by visitor', byVisitor, 10, tenMinutes),
  per('contact by address', byField('email'), 5, tenMinutes),
]

/** Order numbers follow one another, so an address is all there is to guess: few tries, wherever they come from. */
export const lookupLimits = [
  per('order lookup by visitor', byVisitor, 10, tenMinutes),
  per('order lookup by address', byField('email'), 10, tenMinutes),
  per('order lookup by number', byField('display_id'), 10, tenMinutes),
]

/** Each of these sends somebody a mail. */
export const resetLimits = [
  per('password reset by visitor', byVisitor, 10, tenMinutes),
  per('password reset by address', byField('identifier'), 5, tenMinutes),
]

export const returnLimits = [per('return by visitor', byVisitor, 30, tenMinutes)]

/** Nobody clicks that fast. */
export const ownListLimits = [per('own list by customer', signedInCustomer, 120, 60)]
