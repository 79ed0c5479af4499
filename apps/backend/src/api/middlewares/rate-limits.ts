import type { AuthenticatedMedusaRequest, MedusaRequest } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { byField, byVisitor, limitRate } from '../../lib/rate-limit/limit-rate'
import { signedInCustomer } from '../customer-id'

/** Of each request that sends a mail to an address that the visitor chooses. */
const mailLimit = limitRate('mail-by-visitor', byVisitor)

export const newsletterLimits = [
  limitRate('newsletter-by-visitor', byVisitor),
  limitRate('newsletter-by-email', byField('email')),
  mailLimit,
]

/** Each asks for one letter, later. */
export const backInStockLimits = [
  limitRate('back-in-stock-by-visitor', byVisitor),
  limitRate('back-in-stock-by-email', byField('email')),
]

export const contactLimits = [
  limitRate('contact-by-visitor', byVisitor),
  limitRate('contact-by-email', byField('email')),
]

export const lookupLimits = [
  limitRate('order-lookup-by-visitor', byVisitor),
  limitRate('order-lookup-by-email', byField('email')),
  limitRate('order-lookup-by-number', byField('display_id')),
]

export const transferRequestLimits = [
  limitRate('order-transfer-by-visitor', byVisitor),
  limitRate('order-transfer-by-order', ({ params }) => params['id']),
  mailLimit,
]

/** For accepting or declining, which needs the token of the email. */
export const transferAnswerLimits = [limitRate('order-transfer-by-visitor', byVisitor)]

export const registrationLimits = [
  limitRate('registration-by-visitor', byVisitor),
  limitRate('registration-by-email', byField('email')),
  mailLimit,
]

export const resetLimits = [
  limitRate('password-reset-by-visitor', byVisitor),
  limitRate('password-reset-by-email', byField('identifier')),
  mailLimit,
]

export const updateLimits = [limitRate('password-update-by-visitor', byVisitor)]

export const verificationLimits = [limitRate('verification-by-customer', signedInCustomer), mailLimit]

/** Of each request with the password of the account: its holder can only guess it that often. */
export const proofLimits = [limitRate('password-proof-by-customer', signedInCustomer)]

export const emailChangeLimits = [limitRate('email-change-by-customer', signedInCustomer), mailLimit]

export const ownDataLimits = [limitRate('own-data-by-customer', signedInCustomer)]

/** Of the links in letters, which are signed. */
export const newsletterLinkLimits = [limitRate('newsletter-link-by-visitor', byVisitor)]

export const orderChangeLimits = [limitRate('order-change-by-visitor', byVisitor)]

export const refreshLimits = [
  limitRate('token-refresh-by-visitor', byVisitor),
  limitRate('token-refresh-by-account', authIdentity),
]

export const cartCreationLimits = [limitRate('cart-creation-by-visitor', byVisitor)]

/** Of each body that may add promotion codes: the answer tells whether they exist. */
export const promotionCodeLimits = [limitRate('promotion-code-by-visitor', byVisitor, codesIn)]

/** Of each attempt to use the code of a gift card. */
export const giftCardLimits = [limitRate('gift-card-by-visitor', byVisitor)]

export const orderLimits = [
  limitRate('order-by-visitor', byVisitor),
  limitRate('order-by-email', emailOfOpenCart),
]

export const searchLimits = [limitRate('search-by-visitor', byVisitor)]

export const paymentStateLimits = [limitRate('payment-state-by-visitor', byVisitor)]

export const returnLimits = [limitRate('return-by-visitor', byVisitor)]

export const invoiceLimits = [limitRate('invoice-by-visitor', byVisitor)]

/** How many recovery codes Medusa makes when none is named. */
const usualCodes = 10

export const recoveryCodeLimits = [
  limitRate('recovery-codes-by-account', authIdentity, ({ validatedBody }) => {
    return (validatedBody as { readonly count?: number }).count ?? usualCodes
  }),
]

/** Each may store photographs. */
export const reviewLimits = [limitRate('review-by-customer', signedInCustomer)]

export const questionLimits = [limitRate('question-by-customer', signedInCustomer)]

export const ownListLimits = [limitRate('own-list-by-customer', signedInCustomer)]

function codesIn({ validatedBody, body }: MedusaRequest): number {
  const { promo_codes: codes, code } = (validatedBody ?? body ?? {}) as {
    readonly promo_codes?: unknown
    readonly code?: unknown
  }
  return Array.isArray(codes) ? codes.length : Number(code !== undefined)
}

function authIdentity(request: MedusaRequest): string | undefined {
  return (request as Partial<AuthenticatedMedusaRequest>).auth_context?.auth_identity_id
}

/**
 * The address the order confirmation goes to. Undefined for a completed cart, because completing it again creates no order
 * and sends no email, and for local requests in development, where tests order to one address repeatedly.
 */
async function emailOfOpenCart(request: MedusaRequest): Promise<string | undefined> {
  if (byVisitor(request) === undefined) return undefined
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: ['email', 'completed_at'],
    filters: { id: request.params['id'] ?? '' },
  })
  const [cart]: ({ email?: string | null; completed_at?: unknown } | undefined)[] = data
  return cart?.completed_at == null ? (cart?.email?.toLowerCase() ?? undefined) : undefined
}
