import { MedusaError, ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { addOrderTransactionStep } from '@medusajs/medusa/core-flows'

import { creditTable } from '../lib/gift-cards/credit-table'
import { coinsOf } from '../lib/money/coins'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

interface CreditRefund {
  readonly order_id: string
  /** In major currency units. */
  readonly amount: number
  readonly reason: string
}

interface Owed {
  readonly customer_id: string
  readonly currency_code: string
  readonly coins: number
}

interface RefundedOrder {
  readonly currency_code: string
  readonly customer?: { readonly id: string; readonly has_account?: boolean } | null
  readonly summary?: { readonly pending_difference?: unknown } | null
}

const checkOwedStep = createStep(
  'check-owed',
  async ({ order_id: id, amount }: CreditRefund, { container }) => {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'order',
      fields: ['id', 'currency_code', 'summary.*', 'customer.id', 'customer.has_account'],
      filters: { id },
    })
    const [order] = data as unknown as (RefundedOrder | undefined)[]
    if (order === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such order')
    if (order.customer?.has_account !== true)
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The buyer has no account.', 'no_account')
    const coins = coinsOf(order.currency_code)
    const owed = -coins.of(Number(order.summary?.pending_difference ?? 0))
    const wanted = coins.of(amount)
    if (wanted > owed)
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `The shop owes ${coins.amount(Math.max(0, owed))} for this order, and not ${amount}.`,
        'more_than_owed',
      )
    return new StepResponse<Owed>({
      customer_id: order.customer.id,
      currency_code: order.currency_code.toLowerCase(),
      coins: wanted,
    })
  },
)

const creditRefundStep = createStep(
  'credit-refund',
  async ({ owed, input }: { readonly owed: Owed; readonly input: CreditRefund }, { container }) => {
    const table = creditTable(container)
    const account = await table.openFor(owed.customer_id, owed.currency_code)
    const noted = { order_id: input.order_id, reason: input.reason }
    await table.write([account], () => [{ kind: 'refunded', amount: owed.coins }], noted)
    return new StepResponse(account, { account, coins: owed.coins, noted })
  },
  async (done, { container }) => {
    if (done !== undefined)
      await creditTable(container).write(
        [done.account],
        () => [{ kind: 'taken', amount: -done.coins }],
        done.noted,
      )
  },
)

/**
 * Gives what the shop owes for an order, such as for a return, as store credit in place of money. The order's books have it as money
 * that went back.
 */
export const refundToStoreCreditWorkflow = createWorkflow(
  'refund-to-store-credit',
  (input: WorkflowData<CreditRefund>) => {
    const lock = holdLocksStep(
      transform({ input }, ({ input: { order_id: id } }) => ({
        keys: [`order-change:${id}`],
        refusal: 'The order is being changed elsewhere at the moment. Try again.',
      })),
    )
    const owed = checkOwedStep(input)
    const account = creditRefundStep({ owed, input })
    addOrderTransactionStep(
      transform({ owed, input, account }, (known) => ({
        order_id: known.input.order_id,
        amount: -coinsOf(known.owed.currency_code).amount(known.owed.coins),
        currency_code: known.owed.currency_code,
        reference: 'store-credit',
        reference_id: known.account,
      })),
    )
    freeLocksStep(lock)
    return new WorkflowResponse(account)
  },
)
