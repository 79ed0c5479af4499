import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { createPaymentSessionsWorkflow } from '@medusajs/medusa/core-flows'

import { checkNetTerms, daysOfTerms } from '../lib/net-terms/check-net-terms'
import { netTermsProvider } from '../lib/net-terms/net-terms'
import { cartOfCollection, hasOrder, holdsMoney, sessionsOf, stateOf } from '../lib/payments/payment-session'
import { validateCartWorkflow } from './validate-cart'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

interface PaymentToOpen {
  readonly collection_id: string
  readonly provider_id: string
  readonly customer_id?: string
  readonly data?: Record<string, unknown>
  /** A session that the new one replaces, though it is paid. */
  readonly replaces?: string
}

const findCartStep = createStep('find-cart-of-collection', async (collectionId: string, { container }) => {
  const cart = await cartOfCollection(container, collectionId)
  // Throws that there is no such collection, before anything is asked of a provider.
  if (cart === undefined)
    await container.resolve(Modules.PAYMENT).retrievePaymentCollection(collectionId, { select: ['id'] })
  return new StepResponse(cart ?? null)
})

/** The session that is paid, which the new one would give up; null when there is none. */
const findPaidSessionStep = createStep('find-paid-session', async (opened: PaymentToOpen, { container }) => {
  return new StepResponse(await findPaidSession(container, opened))
})

/** @throws `cart_completed` for a collection that has an order, whose payment would be given back. */
export async function findPaidSession(
  container: MedusaContainer,
  { collection_id: collectionId, replaces }: Pick<PaymentToOpen, 'collection_id' | 'replaces'>,
): Promise<string | null> {
  if (await hasOrder(container, collectionId))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  for (const session of await sessionsOf(container, collectionId)) {
    const isKept = holdsMoney(session.provider_id) && session.id !== replaces
    if (isKept && (await stateOf(container, session)) === 'charged') return session.id
  }
  return null
}

interface TermsToOpen {
  readonly opened: PaymentToOpen
  readonly cart_id: string | null
  readonly total: number | null
}

/** The data that a payment is opened with. On invoice it is the shop's own, whatever was asked for. */
const readPaymentDataStep = createStep(
  'read-payment-data',
  async ({ opened, cart_id: cartId, total }: TermsToOpen, { container }) => {
    if (opened.provider_id !== netTermsProvider) return new StepResponse(opened.data ?? null)
    const cart =
      cartId === null
        ? {}
        : await container
            .resolve(Modules.CART)
            .retrieveCart(cartId, { select: ['customer_id', 'currency_code'] })
    await checkNetTerms(container, cart, total ?? 0)
    return new StepResponse<Record<string, unknown> | null>({ days: await daysOfTerms(container) })
  },
)

/**
 * Opens a payment session, which deletes the earlier ones of its collection: not when the shopper has paid one of them already, and
 * not for a cart that could not be ordered, so that no card is charged for it first. Holds the lock of the cart, so that it is not
 * ordered while its payment is exchanged. Answers with the session that is paid already; null when the new one is open.
 */
export const openPaymentWorkflow = createWorkflow('open-payment', (input: WorkflowData<PaymentToOpen>) => {
  const cart = findCartStep(input.collection_id)
  const lock = holdLocksStep(
    transform({ cart, input }, ({ cart: cartId, input: { collection_id: collectionId } }) => ({
      keys: [`writing:${cartId ?? collectionId}`],
      refusal: 'The cart is being changed by many requests at the moment. Nothing was changed; try again.',
    })),
  )
  const paid = findPaidSessionStep(input)
  const total = when(
    'there-is-a-cart',
    { cart, paid },
    ({ cart: id, paid: session }) => id !== null && session === null,
  ).then(() =>
    validateCartWorkflow.runAsStep({
      input: { cart_id: transform({ cart }, ({ cart: id }) => id ?? '') },
    }),
  )
  when('nothing-is-paid', { paid }, ({ paid: session }) => session === null).then(() => {
    const data = readPaymentDataStep(
      transform({ input, cart, total }, (known) => ({
        opened: known.input,
        cart_id: known.cart,
        total: known.total ?? null,
      })),
    )
    return createPaymentSessionsWorkflow.runAsStep({
      input: transform({ input, data }, ({ input: opened, data: own }) => ({
        payment_collection_id: opened.collection_id,
        provider_id: opened.provider_id,
        ...(opened.customer_id !== undefined && { customer_id: opened.customer_id }),
        ...(own !== null && { data: own }),
      })),
    })
  })
  freeLocksStep(lock)
  return new WorkflowResponse(paid)
})
