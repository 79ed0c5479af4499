import type { Admin } from '@umber/commerce-client/admin'
import { refusal, type TestBackend } from '@umber/commerce-client/testing'

const orderId = 'order_1'
const [itemId, itemPrice] = ['ordli_1', 135]

type Body = Readonly<Record<string, unknown>>
type Part = { readonly id: string; readonly quantity: number }

const partsOf = (body: unknown): readonly Part[] =>
  ((body as Body)['items'] as readonly Part[] | undefined) ?? []
const quantityOf = (body: unknown): number => partsOf(body).reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * What the after-sales flows of the guides read of one order: two pieces at 135, paid and delivered. The order is worth less
 * as soon as a receipt or an edit is confirmed, as at Medusa.
 */
export function answerAfterSales({ on }: TestBackend): void {
  const state = {
    quantity: 2,
    returned: 0,
    arriving: 0,
    edited: 2,
    hasOpenEdit: false,
    refunds: [] as number[],
  }
  const total = (): number => itemPrice * state.quantity

  on<Admin['order']['retrieve']>('GET /admin/orders/:id', () => ({
    order: {
      id: orderId,
      currency_code: 'eur',
      total: total(),
      items: [{ id: itemId, quantity: state.quantity }],
      payment_collections: [
        {
          payments: [
            {
              id: 'pay_1',
              amount: 2 * itemPrice,
              captures: [{ amount: 2 * itemPrice }],
              refunds: state.refunds.map((amount) => ({ amount })),
            },
          ],
        },
      ],
    },
  }))
  on<Admin['order']['listChanges']>('GET /admin/orders/:id/changes', () => ({
    order_changes: state.hasOpenEdit
      ? [{ id: 'ordch_1', order_id: orderId, change_type: 'edit', status: 'pending', actions: [] }]
      : [],
  }))
  on<Admin['order']['retrievePreview']>('GET /admin/orders/:id/preview', () => ({
    order: { id: orderId, items: [{ id: itemId, quantity: state.quantity }], shipping_methods: [] },
  }))
  on<Admin['payment']['refund']>('POST /admin/payments/:id/refund', ({ body }) => {
    state.refunds.push((body as { readonly amount: number }).amount)
    return { payment: { id: 'pay_1' } }
  })

  on<Admin['return']['initiateRequest']>('POST /admin/returns', () => ({
    order: { id: orderId },
    return: { id: 'return_1', order_id: orderId },
  }))
  on<Admin['return']['addReturnItem']>('POST /admin/returns/:id/request-items', ({ body }) => {
    state.returned += quantityOf(body)
    return { return: { id: 'return_1' } }
  })
  on<Admin['return']['confirmRequest']>('POST /admin/returns/:id/request', { return: { id: 'return_1' } })
  on<Admin['return']['retrieve']>('GET /admin/returns/:id', ({ params }) => ({
    return: {
      id: params['id'] ?? '',
      items: [{ item_id: itemId, quantity: state.returned, received_quantity: 0 }],
    },
  }))
  on<Admin['return']['initiateReceive']>('POST /admin/returns/:id/receive', { return: { id: 'return_1' } })
  on<Admin['return']['receiveItems']>('POST /admin/returns/:id/receive-items', ({ body }) => {
    state.arriving += quantityOf(body)
    return { return: { id: 'return_1' } }
  })
  on<Admin['return']['confirmReceive']>('POST /admin/returns/:id/receive/confirm', () => {
    state.quantity -= state.arriving
    return { return: { id: 'return_1' } }
  })

  on<Admin['exchange']['create']>('POST /admin/exchanges', { exchange: { id: 'exchange_1' } })
  on<Admin['exchange']['addInboundItems']>('POST /admin/exchanges/:id/inbound/items', {
    return: { id: 'return_1' },
  })
  on<Admin['exchange']['addOutboundItems']>('POST /admin/exchanges/:id/outbound/items', {
    exchange: { id: 'exchange_1' },
  })
  on<Admin['exchange']['request']>('POST /admin/exchanges/:id/request', { exchange: { id: 'exchange_1' } })
  on<Admin['exchange']['retrieve']>('GET /admin/exchanges/:id', {
    exchange: { id: 'exchange_1', return_id: 'return_1' },
  })

  on<Admin['claim']['create']>('POST /admin/claims', { claim: { id: 'claim_1' } })
  on<Admin['claim']['addItems']>('POST /admin/claims/:id/claim-items', { claim: { id: 'claim_1' } })
  on<Admin['claim']['request']>('POST /admin/claims/:id/request', { claim: { id: 'claim_1' } })
  on<Admin['claim']['retrieve']>('GET /admin/claims/:id', { claim: { id: 'claim_1' } })

  on<Admin['orderEdit']['initiateRequest']>('POST /admin/order-edits', () => {
    if (state.hasOpenEdit)
      return refusal(400, { type: 'invalid_data', message: 'The order has an open change' })()
    state.hasOpenEdit = true
    return { order_change: { id: 'ordch_1' } }
  })
  on<Admin['orderEdit']['updateOriginalItem']>(
    'POST /admin/order-edits/:id/items/item/:itemId',
    ({ body }) => {
      state.edited = Number((body as Body)['quantity'])
      return { order_preview: { id: orderId } }
    },
  )
  on<Admin['orderEdit']['confirm']>('POST /admin/order-edits/:id/confirm', () => {
    Object.assign(state, { quantity: state.edited, hasOpenEdit: false })
    return { order_preview: { id: orderId } }
  })
  on<Admin['orderEdit']['cancelRequest']>('DELETE /admin/order-edits/:id', () => {
    state.hasOpenEdit = false
    return { id: orderId, object: 'order-edit', deleted: true }
  })
}
