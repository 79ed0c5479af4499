import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { convertDraftOrderWorkflow, useRemoteQueryStep } from '@medusajs/medusa/core-flows'

import type { StoredLine } from '../lib/checkout/computed-cart'
import { inventoryItemsOf } from '../lib/checkout/inventory-check'
import { refuseDraftOrder } from '../lib/checkout/order-rules'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

interface DraftOrder {
  readonly id: string
  readonly sales_channel_id: string
  readonly items?: readonly StoredLine[] | null
}

const fields = [
  'id',
  'sales_channel_id',
  'items.*',
  'items.product.status',
  'items.product.sales_channels.id',
  'items.variant.manage_inventory',
  'items.variant.allow_backorder',
  'items.variant.inventory_items.inventory_item_id',
  'items.variant.inventory_items.required_quantity',
  'items.variant.inventory_items.inventory.location_levels.stocked_quantity',
  'items.variant.inventory_items.inventory.location_levels.reserved_quantity',
  'items.variant.inventory_items.inventory.location_levels.stock_locations.sales_channels.id',
]

/** As Medusa's workflow reads it: a query graph leaves the quantities out. */
const useDraftOrder = ({ id }: WorkflowData<{ readonly id: string }>) =>
  useRemoteQueryStep({
    entry_point: 'order',
    fields,
    variables: { id },
    list: false,
    throw_if_key_not_found: true,
  })

const refuseDraftOrderStep = createStep('refuse-draft-order', (draft: DraftOrder) => {
  refuseDraftOrder(draft)
  return new StepResponse(undefined)
})

/**
 * Places a draft order of the dashboard, by the rules that hold for a merchant, too, and in the queue of all orders for the same
 * inventory items. Medusa's workflow has no hook for rules.
 */
export const placeDraftOrderWorkflow = createWorkflow(
  'place-draft-order',
  (input: WorkflowData<{ readonly id: string }>) => {
    const found = useDraftOrder(input)
    const locks = holdLocksStep(
      transform({ found, input }, ({ found: draft, input: { id } }) => ({
        keys: [
          id,
          ...inventoryItemsOf((draft as unknown as DraftOrder).items ?? []).map((item) => `ordering:${item}`),
        ],
        refusal: 'Others are ordering the same products at the moment. Nothing was ordered; try again.',
      })),
    )
    const current = useDraftOrder(input).config({ name: 'read-draft-order-again' })
    refuseDraftOrderStep(current)
    const order = convertDraftOrderWorkflow.runAsStep({ input: { id: input.id } })
    freeLocksStep(locks)
    return new WorkflowResponse(order)
  },
)
