import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { readCartOwner, refuseOthersCart, type Orderer } from '../lib/cart/cart-owner'
import { paymentReleased, type Completion } from '../lib/checkout/completion'
import { collectionOfCart, wasReleased } from '../lib/payments/payment-session'
import { orderLockedCartWorkflow } from './order-locked-cart'
import { countCompletionStep } from './steps/count-completion'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'
import { tryToReleasePaymentsStep } from './steps/release-payments'

interface CartToOrder {
  readonly cart_id: string
  /** Who asks for it. Without one the shop itself does, such as a job. */
  readonly orderer?: Orderer
}

const refuseOthersCartStep = createStep(
  'refuse-others-cart',
  async ({ cart_id: cartId, orderer }: CartToOrder, { container }) => {
    if (orderer !== undefined) refuseOthersCart(cartId, await readCartOwner(container, cartId), orderer)
    return new StepResponse(undefined)
  },
)

interface PaymentOfCart {
  readonly collection_id?: string
  /** A payment of the cart was given back, and there is no other. */
  readonly was_released: boolean
  readonly is_payable: boolean
}

const readPaymentOfCartStep = createStep(
  'read-payment-of-cart',
  async ({ cart_id: id }: CartToOrder, { container }) => {
    const collection = await collectionOfCart(container, id)
    if (collection !== undefined)
      return new StepResponse<PaymentOfCart>({
        collection_id: collection,
        was_released: false,
        is_payable: true,
      })
    const { data } = await container
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({ entity: 'cart', fields: ['id', 'total', 'completed_at'], filters: { id } })
    const [cart]: ({ readonly total?: unknown; readonly completed_at?: unknown } | undefined)[] = data
    return new StepResponse<PaymentOfCart>({
      was_released: await wasReleased(container, id),
      is_payable: cart?.completed_at == null && Number(cart?.total ?? 0) > 0,
    })
  },
)

interface PlacedOrder {
  readonly completion: Completion
  readonly is_payment_released: boolean
}

/** A step, since Medusa computes what a workflow answers also after a failure, whose error a fault in it would hide. */
const concludeStep = createStep(
  'conclude',
  ({ completion, is_payment_released: isReleased }: PlacedOrder) => {
    const isRefused = completion.kind === 'refused'
    return new StepResponse<PlacedOrder>({ completion, is_payment_released: isRefused && isReleased })
  },
)

/**
 * Places the order of a cart. The rules of an order are in the hook of Medusa's workflow, so that they hold however a cart is
 * completed; here is what a shop needs around it: one attempt at a time, after what an interrupted one has left is removed, and the
 * money goes back when a cart that was paid in the browser cannot become an order: sold out, another price, no longer for sale. Medusa
 * itself gives back only what it has captured. The answer says so also when a webhook was faster, and gave it back before the shopper
 * could ask.
 *
 * @throws when another attempt may succeed, and when the cart is another customer's.
 */
export const placeOrderWorkflow = createWorkflow('place-order', (input: WorkflowData<CartToOrder>) => {
  const lock = holdLocksStep(
    transform({ input }, ({ input: { cart_id: id } }) => ({
      keys: [`writing:${id}`],
      refusal: 'The cart is being changed by many requests at the moment. Nothing was changed; try again.',
    })),
  )
  refuseOthersCartStep(input)
  const payment = readPaymentOfCartStep(input)
  const attempted = when('it-may-have-a-payment', { payment }, ({ payment: of }) => !lacksPayment(of)).then(
    () => orderLockedCartWorkflow.runAsStep({ input: { cart_id: input.cart_id } }),
  )
  when('its-payment-was-released', { payment }, ({ payment: of }) => lacksPayment(of)).then(() =>
    countCompletionStep({ kind: 'refused', refusal: paymentReleased }),
  )
  const completion = transform(
    { attempted },
    ({ attempted: known }): Completion => known ?? { kind: 'refused', refusal: paymentReleased },
  )
  const released = when(
    'it-was-refused',
    { completion, payment },
    ({ completion: { kind }, payment: { collection_id: id } }) => kind === 'refused' && id !== undefined,
  ).then(() =>
    tryToReleasePaymentsStep(
      transform({ input, payment }, ({ input: { cart_id: id }, payment: { collection_id: collection } }) => ({
        cart_id: id,
        collection_id: collection ?? '',
      })),
    ),
  )
  freeLocksStep(lock)
  return new WorkflowResponse(
    concludeStep(
      transform({ completion, payment, released }, (known) => ({
        completion: known.completion,
        is_payment_released: known.payment.was_released || known.released === true,
      })),
    ),
  )
})

/** Medusa refuses such a cart with an error that has no code. */
const lacksPayment = ({ was_released: isReleased, is_payable: isPayable }: PaymentOfCart): boolean =>
  isReleased && isPayable
