import type { MedusaContainer, WebhookActionResult } from '@medusajs/framework/types'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { processPaymentWorkflow } from '@medusajs/medusa/core-flows'

import { leftToRecord, type ToldPayment } from '../lib/payments/left-to-record'
import { cartOfCollection, findSession, hasOrder, stateOf } from '../lib/payments/payment-session'
import { orderLockedCartWorkflow } from './order-locked-cart'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'
import { releasePaymentsStep } from './steps/release-payments'

/** How long it waits for the locks of the cart and its products, in milliseconds; as a shopper's completion does. */
const patience = 25_000

interface PaymentToSettle {
  readonly session_id: string
  /** What the provider has told, if it has. */
  readonly told?: ToldPayment
  /** False when the payment is too old for an order. */
  readonly may_order?: boolean
}

interface FoundPayment {
  readonly collection_id: string
  readonly cart_id?: string
}

async function find(container: MedusaContainer, sessionId: string): Promise<FoundPayment | null> {
  const collectionId = (await findSession(container, sessionId))?.payment_collection_id
  if (collectionId === undefined) return null
  const cartId = await cartOfCollection(container, collectionId)
  return { collection_id: collectionId, ...(cartId !== undefined && { cart_id: cartId }) }
}

const findPaymentStep = createStep(
  'find-payment',
  async ({ session_id: id }: PaymentToSettle, { container }) => {
    return new StepResponse(await find(container, id))
  },
)

/** What is to be done with a payment. */
type Unsettled =
  | { readonly kind: 'nothing' | 'record' }
  | ({ readonly kind: 'order' | 'release' } & FoundPayment)

/** As things are now: before the lock they may have changed. */
const readPaymentStep = createStep(
  'read-payment',
  async ({ session_id: id, may_order: mayOrder = true }: PaymentToSettle, { container }) => {
    const found = await find(container, id)
    const session = await findSession(container, id)
    if (found === null || session === undefined) return new StepResponse<Unsettled>({ kind: 'nothing' })
    if (await hasOrder(container, found.collection_id)) return new StepResponse<Unsettled>({ kind: 'record' })
    if ((await stateOf(container, session)) !== 'charged')
      return new StepResponse<Unsettled>({ kind: 'nothing' })
    const kind = found.cart_id !== undefined && mayOrder ? 'order' : 'release'
    return new StepResponse<Unsettled>({ kind, ...found })
  },
)

/** What Medusa has to record of a payment whose order is placed: it completes no cart then. */
const findUnrecordedStep = createStep(
  'find-unrecorded',
  async ({ session_id: id, told }: PaymentToSettle, { container }) => {
    const left = told === undefined ? 0 : leftToRecord(told, await findSession(container, id))
    const unrecorded: WebhookActionResult | null =
      told !== undefined && left > 0 ? { action: told.action, data: { session_id: id, amount: left } } : null
    return new StepResponse(unrecorded)
  },
)

/**
 * Brings a payment to its end without its shopper: the cart becomes an order, or the money goes back. Repeatable, and
 * harmless when the shopper completes the cart at the same time: both hold the cart's lock.
 *
 * @throws when it has to be tried again.
 */
export const settlePaymentWorkflow = createWorkflow(
  'settle-payment',
  (input: WorkflowData<PaymentToSettle>) => {
    const found = findPaymentStep(input)
    const until = transform({ found }, () => Date.now() + patience)
    const lock = holdLocksStep(
      transform({ found, until }, ({ found: of, until: end }) => ({
        keys: of === null ? [] : [`writing:${of.cart_id ?? of.collection_id}`],
        refusal: 'The cart of the payment is being changed by many requests at the moment.',
        until: end,
      })),
    )
    const unsettled = readPaymentStep(input)
    const completion = when('it-may-be-ordered', { unsettled }, ({ unsettled: { kind } }) => {
      return kind === 'order'
    }).then(() =>
      orderLockedCartWorkflow.runAsStep({
        input: transform({ unsettled, until }, ({ unsettled: of, until: end }) => ({
          cart_id: 'cart_id' in of ? (of.cart_id ?? '') : '',
          until: end,
        })),
      }),
    )
    when(
      'it-is-not-ordered',
      { unsettled, completion },
      ({ unsettled: { kind }, completion: known }) => kind === 'release' || known?.kind === 'refused',
    ).then(() =>
      releasePaymentsStep(
        transform({ unsettled }, ({ unsettled: of }) => ({
          collection_id: 'collection_id' in of ? of.collection_id : '',
          cart_id: 'cart_id' in of ? of.cart_id : undefined,
        })),
      ),
    )
    const unrecorded = when(
      'it-is-ordered',
      { unsettled, completion },
      ({ unsettled: { kind }, completion: known }) => kind === 'record' || known?.kind === 'ordered',
    ).then(() => findUnrecordedStep(input))
    when('it-is-not-recorded', { unrecorded }, ({ unrecorded: known }) => known != null).then(() =>
      processPaymentWorkflow.runAsStep({
        input: transform({ unrecorded }, ({ unrecorded: known }) => known as WebhookActionResult),
      }),
    )
    freeLocksStep(lock)
    return new WorkflowResponse(transform({ completion }, ({ completion: known }) => known ?? null))
  },
)
