import type { RequestOptions } from '@umber/commerce-client'
import type { AdminCreateDraftOrder } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import { parseSome } from '../flow/inputs.ts'
import { exactAmount, parseAmount, parseQuantity } from '../flow/numbers.ts'
import type { Stopped } from '../flow/outcome.ts'
import { runFlow, type FlowOptions } from '../flow/run-flow.ts'

export type DraftStep = 'draft' | 'convert'

export interface DraftCheckpoint {
  /** Kept in the draft's metadata, to find a draft whose answer was lost. */
  readonly requestId: string
  readonly orderId?: string
}

/** `done.orderId` is the order, which had the same id as a draft. */
export type DraftResult =
  | { readonly kind: 'done'; readonly orderId: string; readonly number: number }
  | Stopped<DraftStep, DraftCheckpoint>

const steps = ['draft', 'convert'] as const

/**
 * Makes a draft order, as for a customer on the telephone, and converts it to an order. A draft that the server does not
 * convert is deleted.
 *
 * `POST /admin/draft-orders`, `POST /admin/draft-orders/{id}/convert-to-order`
 *
 * @example
 * const placed = await placeDraftOrder(tool, {
 *   region_id: 'reg_1',
 *   sales_channel_id: 'sc_1',
 *   email: 'asha@umber.example',
 *   items: [{ variant_id: 'variant_1', quantity: 1 }],
 *   shipping_methods: [],
 * })
 * if (placed.kind === 'done') console.log(placed.number)
 * @throws {TypeError} for a draft that is none: no items, a quantity of 0 or 1.5, a price below 0.
 */
export async function placeDraftOrder(
  { admin }: AdminClient,
  draft: AdminCreateDraftOrder,
  options: FlowOptions<DraftStep, DraftCheckpoint> = {},
): Promise<DraftResult> {
  parseDraft(draft)
  const plan = {
    steps,
    begin: { requestId: crypto.randomUUID() },
    undo: async ({ orderId }: DraftCheckpoint) => {
      if (orderId === undefined) return false
      await admin.draftOrder.delete(orderId)
      return true
    },
  }
  return runFlow<DraftStep, DraftCheckpoint, DraftResult>(plan, options, async (flow) => {
    const { requestId } = flow.checkpoint()
    let { orderId } = flow.checkpoint()
    orderId ??= await flow.step('draft', async () => {
      const currency = hasFractions(draft) ? await currencyOf(admin, draft, flow.request) : undefined
      if (currency !== undefined) parseDraft(draft, currency)
      const metadata = { ...draft.metadata, request_id: requestId }
      const found = flow.isResumed ? await findDraft(admin, requestId, flow.request) : undefined
      return (
        found ??
        (await admin.draftOrder.create({ ...draft, ...exactParts(draft), metadata }, {}, {}, flow.request))
          .draft_order.id
      )
    })
    flow.keep({ orderId })
    return flow.step('convert', async () => {
      const fields = '+status,+display_id'
      const isConverted =
        flow.isResumed &&
        (await admin.order.retrieve(orderId, { fields }, {}, flow.request)).order.status !== 'draft'
      if (!isConverted) await admin.draftOrder.convertToOrder(orderId, {}, {}, flow.request)
      const { order } = await admin.order.retrieve(orderId, { fields }, {}, flow.request)
      return { kind: 'done', orderId, number: order.display_id ?? 0 }
    })
  })
}

/** Among the newest drafts: a flow is resumed soon after it stopped. */
async function findDraft(
  admin: AdminClient['admin'],
  requestId: string,
  request: RequestOptions,
): Promise<string | undefined> {
  const query = { limit: 100, order: '-created_at', fields: 'id,metadata' }
  const { draft_orders } = await admin.draftOrder.list(query, {}, request)
  return draft_orders.find(({ metadata }) => metadata?.['request_id'] === requestId)?.id
}

/** Refuses what is no order, before anything is sent. */
function parseDraft({ items, shipping_methods = [] }: AdminCreateDraftOrder, currency?: string): void {
  for (const [index, { quantity, unit_price }] of parseSome('items', items).entries()) {
    parseQuantity(`items[${index}].quantity`, quantity)
    if (unit_price !== undefined && unit_price !== null)
      parseAmount(`items[${index}].unit_price`, unit_price, currency)
  }
  for (const [index, { amount }] of shipping_methods.entries())
    if (amount !== undefined) parseAmount(`shipping_methods[${index}].amount`, amount, currency)
}

/** The items and the shipping with their amounts as they are sent. */
const exactParts = ({ items, shipping_methods }: AdminCreateDraftOrder) => ({
  ...(items && {
    items: items.map((item) =>
      typeof item.unit_price === 'number' ? { ...item, unit_price: exactAmount(item.unit_price) } : item,
    ),
  }),
  ...(shipping_methods && {
    shipping_methods: shipping_methods.map((method) =>
      Object.assign({}, method, method.amount !== undefined && { amount: exactAmount(method.amount) }),
    ),
  }),
})

const hasFractions = ({ items = [], shipping_methods = [] }: AdminCreateDraftOrder): boolean =>
  [...items.map(({ unit_price }) => unit_price), ...shipping_methods.map(({ amount }) => amount)].some(
    (amount) => typeof amount === 'number' && !Number.isInteger(amount),
  )

async function currencyOf(
  admin: AdminClient['admin'],
  { currency_code, region_id }: AdminCreateDraftOrder,
  request: RequestOptions,
): Promise<string> {
  if (currency_code) return currency_code
  const { region } = await admin.region.retrieve(region_id, { fields: 'currency_code' }, {}, request)
  return region.currency_code
}
