import type { OrderWorkflow } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { createAndCompleteReturnOrderWorkflow } from '@medusajs/medusa/core-flows'

import { checkPieces, checkReturnOption } from '../lib/returns/check-return'
import { checkExchange } from '../lib/returns/exchange-choices'
import { returnLocation } from '../lib/returns/return-location'
import type { WantedExchange } from '../lib/returns/return-record'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

/** What a shopper may say of a return. */
export interface ReturnRequest extends Pick<
  OrderWorkflow.CreateOrderReturnWorkflowInput,
  'order_id' | 'items' | 'return_shipping' | 'note'
> {
  /** What they want in place of some of it; the merchant makes the exchange. */
  readonly wanted_exchange?: readonly WantedExchange[]
}

const checkReturnStep = createStep(
  'check-return',
  async (
    { order_id: orderId, items, return_shipping: shipping, wanted_exchange: exchange = [] }: ReturnRequest,
    { container },
  ) => {
    const wanted = {
      orderId,
      items: items.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })),
      optionId: shipping?.option_id ?? '',
    }
    await checkPieces(container, wanted)
    await checkReturnOption(container, wanted)
    await checkExchange(container, orderId, exchange)
    return new StepResponse(wanted)
  },
)

/** Medusa derives a location for the parcel alone and stores none with the return, which then cannot be received. */
const findReturnLocationStep = createStep(
  'find-return-location',
  async ({ order_id: orderId, items }: ReturnRequest, { container }) => {
    const lines = items.map(({ id }) => id)
    return new StepResponse((await returnLocation(container, orderId, lines)) ?? null)
  },
)

interface ExchangeOfReturn {
  readonly id: string
  readonly wanted: readonly WantedExchange[]
}

/** With the return, which is undone as a whole when a later step fails. */
const keepWantedExchangeStep = createStep(
  'keep-wanted-exchange',
  async ({ id, wanted }: ExchangeOfReturn, { container }) => {
    if (wanted.length > 0)
      await container
        .resolve(Modules.ORDER)
        .updateReturns([{ selector: { id }, data: { metadata: { wanted_exchange: wanted } } }])
    return new StepResponse(id)
  },
)

const busy =
  'Another return of this order is being requested at the moment. Nothing was requested; try again.'

/**
 * Requests a return for a shopper. What is counted and read of the order stays true until the return is made: Medusa's workflow takes
 * no lock, and two requests at once would return the same pieces.
 */
export const requestReturnWorkflow = createWorkflow(
  'request-return',
  (input: WorkflowData<ReturnRequest>) => {
    const lock = holdLocksStep(
      transform({ input }, ({ input: { order_id: id } }) => ({ keys: [`return:${id}`], refusal: busy })),
    )
    checkReturnStep(input)
    const location = findReturnLocationStep(input)
    const requested = createAndCompleteReturnOrderWorkflow.runAsStep({
      input: transform({ input, location }, (known) => ({
        ...withoutExchange(known.input),
        ...(known.location !== null && { location_id: known.location }),
      })),
    })
    keepWantedExchangeStep(
      transform({ requested, input }, (known) => ({
        id: known.requested.id,
        wanted: known.input.wanted_exchange ?? [],
      })),
    )
    freeLocksStep(lock)
    return new WorkflowResponse(requested)
  },
)

function withoutExchange({ wanted_exchange: _wanted, ...request }: ReturnRequest) {
  return request
}
