import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import {
  beginExchangeOrderWorkflow,
  cancelFulfillmentWorkflow,
  cancelReturnWorkflow,
  confirmExchangeRequestWorkflow,
  orderExchangeAddNewItemWorkflow,
  orderExchangeRequestItemReturnWorkflow,
} from '@medusajs/medusa/core-flows'

import { checkExchange } from '../lib/returns/exchange-choices'
import { wantedExchangeOf } from '../lib/returns/return-record'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

export interface ExchangeToMake {
  readonly returnId: string
}

interface PricedLine {
  readonly id: string
  readonly unit_price: unknown
  readonly quantity: unknown
  readonly is_tax_inclusive?: boolean
  readonly discount_total?: unknown
  readonly discount_subtotal?: unknown
}

/** The fields queried below. */
interface StoredReturn {
  readonly order_id?: string | null
  readonly status: string
  readonly location_id?: string | null
  readonly metadata?: Record<string, unknown> | null
  readonly items?: readonly ({
    readonly item_id?: string
    readonly quantity: unknown
    readonly reason_id?: string | null
  } | null)[]
  readonly fulfillments?: readonly ({ readonly id: string; readonly canceled_at?: unknown } | null)[] | null
}

/** What was paid for a piece, so that its replacement costs the same. */
function pricePaid(line: PricedLine | undefined): number {
  const discount = line?.is_tax_inclusive === true ? line.discount_total : line?.discount_subtotal
  return Number(line?.unit_price ?? 0) - Number(discount ?? 0) / Number(line?.quantity ?? 1)
}

/** The return, what is wanted of it, and what is needed for an exchange of all its pieces. Refuses one that cannot be exchanged. */
const readWantedExchangeStep = createStep(
  'read-wanted-exchange',
  async ({ returnId }: ExchangeToMake, { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY)
    const { data } = await query.graph({
      entity: 'return',
      fields: [
        'id',
        'order_id',
        'status',
        'canceled_at',
        'location_id',
        'metadata',
        'items.item_id',
        'items.quantity',
        'items.reason_id',
        'items.received_quantity',
        'fulfillments.id',
        'fulfillments.canceled_at',
      ],
      filters: { id: returnId },
    })
    const [found] = data as unknown as readonly (StoredReturn | undefined)[]
    const wanted = wantedExchangeOf(found?.metadata)
    if (found === undefined || found.order_id == null || wanted.length === 0)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `No exchange is wanted of return ${returnId}.`)
    if (found.status !== 'requested')
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        'This return was received or canceled. Make the exchange in the order.',
      )
    const orderId = found.order_id
    await checkExchange(container, orderId, wanted)
    const orders = await query.graph({
      entity: 'order',
      fields: ['id', 'total', 'items.*'],
      filters: { id: orderId },
    })
    const lines = (orders.data[0]?.items ?? []) as unknown as readonly PricedLine[]
    return new StepResponse({
      orderId,
      location: found.location_id ?? null,
      metadata: found.metadata ?? {},
      parcels: (found.fulfillments ?? []).flatMap((one) =>
        one == null || one.canceled_at != null ? [] : [one.id],
      ),
      items: (found.items ?? []).flatMap((item) =>
        item?.item_id === undefined
          ? []
          : [{ id: item.item_id, quantity: Number(item.quantity), reason_id: item.reason_id ?? undefined }],
      ),
      additional: wanted.map(({ line_id: line, variant_id, quantity }) => ({
        variant_id,
        quantity,
        unit_price: pricePaid(lines.find(({ id }) => id === line)),
      })),
    })
  },
)

/** The way back that Medusa has made with the return: a return with one cannot be canceled. */
const cancelParcelsStep = createStep(
  'cancel-parcels-of-return',
  async (ids: readonly string[], { container }) => {
    for (const id of ids) await cancelFulfillmentWorkflow(container).run({ input: { id } })
    return new StepResponse(ids.length)
  },
)

interface ExchangeMade {
  readonly returnId: string
  readonly exchangeId: string
  readonly location: string | null
  readonly metadata: Record<string, unknown>
}

/** The return of the exchange goes where the first one went, with its label. */
const continueReturnStep = createStep(
  'continue-return-as-exchange',
  async ({ returnId, exchangeId, location, metadata }: ExchangeMade, { container }) => {
    const orders = container.resolve(Modules.ORDER)
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'return',
      fields: ['id'],
      filters: { exchange_id: exchangeId },
    })
    const made = data[0]
    if (made !== undefined)
      await orders.updateReturns([
        {
          selector: { id: made.id },
          data: { metadata, ...(location !== null && { location_id: location }) },
        },
      ])
    await orders.updateReturns([
      { selector: { id: returnId }, data: { metadata: { ...metadata, exchange_id: exchangeId } } },
    ])
    return new StepResponse(exchangeId)
  },
)

/**
 * Makes the exchange that a shopper has asked for: their return is taken back, and Medusa's exchange sends for the same pieces and adds the
 * wanted ones at the price that was paid. Nothing is due, and nothing of it costs the shopper anything (decision 64).
 */
export const makeWantedExchangeWorkflow = createWorkflow(
  'make-wanted-exchange',
  (input: WorkflowData<ExchangeToMake>) => {
    const wanted = readWantedExchangeStep(input)
    const lock = holdLocksStep(
      transform({ wanted }, (known) => ({
        keys: [`return:${known.wanted.orderId}`],
        refusal: 'A return of this order is being changed at the moment. Nothing was done; try again.',
      })),
    )
    cancelParcelsStep(transform({ wanted }, (known) => known.wanted.parcels))
    cancelReturnWorkflow.runAsStep({
      input: transform({ input }, (known) => ({ return_id: known.input.returnId, no_notification: true })),
    })
    const change = beginExchangeOrderWorkflow.runAsStep({
      input: transform({ wanted }, (known) => ({ order_id: known.wanted.orderId })),
    })
    const exchangeId = transform({ change }, (known) => known.change.exchange_id ?? '')
    orderExchangeRequestItemReturnWorkflow.runAsStep({
      input: transform({ exchangeId, wanted }, (known) => ({
        exchange_id: known.exchangeId,
        // Required by its type alone: the workflow makes a return when the exchange has none.
        return_id: '',
        items: known.wanted.items.map(({ id, quantity, reason_id: reason }) => ({
          id,
          quantity,
          ...(reason !== undefined && { reason_id: reason }),
        })),
      })),
    })
    orderExchangeAddNewItemWorkflow.runAsStep({
      input: transform({ exchangeId, wanted }, (known) => ({
        exchange_id: known.exchangeId,
        items: known.wanted.additional,
      })),
    })
    confirmExchangeRequestWorkflow.runAsStep({
      input: transform({ exchangeId }, (known) => ({ exchange_id: known.exchangeId })),
    })
    const made = continueReturnStep(
      transform({ input, exchangeId, wanted }, (known) => ({
        returnId: known.input.returnId,
        exchangeId: known.exchangeId,
        location: known.wanted.location,
        metadata: known.wanted.metadata,
      })),
    )
    freeLocksStep(lock)
    return new WorkflowResponse(made)
  },
)
