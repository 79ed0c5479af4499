import { expect, test } from 'vitest'
import {
  editOrder,
  exportProducts,
  importProducts,
  placeDraftOrder,
  receiveReturn,
  refundOrder,
  requestClaim,
  requestExchange,
  requestReturn,
  setBasePrices,
  setPrices,
  setStock,
  settleReturn,
  type AdminClient,
} from '../src/index.ts'
import { stubTool } from './support/stub-server.ts'

type Call = (tool: AdminClient, value: never) => Promise<unknown>

const orderId = 'order_1'
const returned = [{ itemId: 'item_1', quantity: 1 }]
const sent = [{ variantId: 'variant_1', quantity: 1 }]
const claimed = returned
const draft = { region_id: 'reg_1', sales_channel_id: 'sc_1', email: 'a@b.example', shipping_methods: [] }
const settle = { orderId, returnId: 'ret_1' }

const noNumber: readonly unknown[] = [NaN, Infinity, -Infinity, -1, -0.5, '1', '', null, {}, [], true]
const noQuantity = [...noNumber, 0, 1.5, 0.1, 2 ** 60]
const noQuantityOrNone = [...noNumber, 1.5, 0.1, 2 ** 60]
const noAmount = [...noNumber, 1.999, 0.005, 1e-7, 1e300]
const noPayment = [...noAmount, 0, -0]
const noId: readonly unknown[] = ['', ' ', null, 5, {}]
const nothing: readonly unknown[] = [[], null, 'item_1']

/** Each number, id and list that a flow takes, with values that it cannot carry out. */
const inputs: readonly (readonly [field: string, wrong: readonly unknown[], call: Call])[] = [
  ['amount', noPayment, async (tool, amount) => refundOrder(tool, { orderId, amount })],
  ['amount', noPayment, async (tool, amount) => refundOrder(tool, { orderId, amount, limit: 'captured' })],
  ['limit', ['all', '', 1], async (tool, limit) => refundOrder(tool, { orderId, limit })],
  ['orderId', noId, async (tool, id) => refundOrder(tool, { orderId: id })],
  ['refund.amount', noPayment, async (tool, amount) => settleReturn(tool, { ...settle, refund: { amount } })],
  [
    'items[0].intact',
    noQuantityOrNone,
    async (tool, intact) => settleReturn(tool, { ...settle, items: [{ itemId: 'item_1', intact }] }),
  ],
  [
    'items[0].intact',
    [0],
    async (tool, intact) =>
      settleReturn(tool, { ...settle, items: [{ itemId: 'item_1', intact, damaged: 0 }] }),
  ],
  [
    'items[0].damaged',
    noQuantityOrNone,
    async (tool, damaged) =>
      receiveReturn(tool, { ...settle, items: [{ itemId: 'item_1', intact: 1, damaged }] }),
  ],
  [
    'items[0].itemId',
    noId,
    async (tool, itemId) => receiveReturn(tool, { ...settle, items: [{ itemId, intact: 1 }] }),
  ],
  ['items', nothing, async (tool, items) => receiveReturn(tool, { ...settle, items })],
  [
    'items[1]',
    ['item_1'],
    async (tool, itemId) =>
      receiveReturn(tool, {
        ...settle,
        items: [
          { itemId, intact: 1 },
          { itemId, intact: 1 },
        ],
      }),
  ],
  ['returnId', noId, async (tool, returnId) => receiveReturn(tool, { orderId, returnId })],
  [
    'items[0].quantity',
    noQuantity,
    async (tool, quantity) => requestReturn(tool, { orderId, items: [{ itemId: 'item_1', quantity }] }),
  ],
  [
    'items[1].quantity',
    noQuantity,
    async (tool, quantity) =>
      requestReturn(tool, { orderId, items: [...returned, { itemId: 'item_2', quantity }] }),
  ],
  ['items', nothing, async (tool, items) => requestReturn(tool, { orderId, items })],
  [
    'items[0].itemId',
    noId,
    async (tool, itemId) => requestReturn(tool, { orderId, items: [{ itemId, quantity: 1 }] }),
  ],
  ['orderId', noId, async (tool, id) => requestReturn(tool, { orderId: id, items: returned })],
  [
    'shipping.amount',
    noAmount,
    async (tool, amount) =>
      requestReturn(tool, { orderId, items: returned, shipping: { optionId: 'so_1', amount } }),
  ],
  [
    'shipping.optionId',
    noId,
    async (tool, optionId) => requestReturn(tool, { orderId, items: returned, shipping: { optionId } }),
  ],
  ['returned', nothing, async (tool, items) => requestExchange(tool, { orderId, returned: items, sent })],
  ['sent', nothing, async (tool, items) => requestExchange(tool, { orderId, returned, sent: items })],
  [
    'returned[0].quantity',
    noQuantity,
    async (tool, quantity) =>
      requestExchange(tool, { orderId, returned: [{ itemId: 'item_1', quantity }], sent }),
  ],
  [
    'sent[0].quantity',
    noQuantity,
    async (tool, quantity) =>
      requestExchange(tool, { orderId, returned, sent: [{ variantId: 'variant_1', quantity }] }),
  ],
  [
    'sent[0].unitPrice',
    noAmount,
    async (tool, unitPrice) =>
      requestExchange(tool, {
        orderId,
        returned,
        sent: [{ variantId: 'variant_1', quantity: 1, unitPrice }],
      }),
  ],
  [
    'returnShipping.amount',
    noAmount,
    async (tool, amount) =>
      requestExchange(tool, { orderId, returned, sent, returnShipping: { optionId: 'so_1', amount } }),
  ],
  [
    'shipping.amount',
    noAmount,
    async (tool, amount) =>
      requestExchange(tool, { orderId, returned, sent, shipping: { optionId: 'so_1', amount } }),
  ],
  [
    'claimed',
    nothing,
    async (tool, items) => requestClaim(tool, { orderId, type: 'refund', claimed: items }),
  ],
  [
    'claimed[0].quantity',
    noQuantity,
    async (tool, quantity) =>
      requestClaim(tool, { orderId, type: 'refund', claimed: [{ itemId: 'item_1', quantity }] }),
  ],
  ['type', ['exchange', ''], async (tool, type) => requestClaim(tool, { orderId, type, claimed })],
  [
    'sent',
    [[], undefined],
    async (tool, items) => requestClaim(tool, { orderId, type: 'replace', claimed, sent: items }),
  ],
  [
    'add[0].quantity',
    noQuantity,
    async (tool, quantity) => editOrder(tool, { orderId, add: [{ variantId: 'variant_1', quantity }] }),
  ],
  [
    'add[0].unitPrice',
    noAmount,
    async (tool, unitPrice) =>
      editOrder(tool, { orderId, add: [{ variantId: 'variant_1', quantity: 1, unitPrice }] }),
  ],
  [
    'change[0].quantity',
    noQuantityOrNone,
    async (tool, quantity) => editOrder(tool, { orderId, change: [{ itemId: 'item_1', quantity }] }),
  ],
  [
    'change[1]',
    ['item_1'],
    async (tool, itemId) =>
      editOrder(tool, {
        orderId,
        change: [
          { itemId, quantity: 1 },
          { itemId, quantity: 2 },
        ],
      }),
  ],
  [
    'add, change and shipping',
    [[]],
    async (tool, none) => editOrder(tool, { orderId, add: none, change: none }),
  ],
  [
    'shipping.amount',
    noAmount,
    async (tool, amount) => editOrder(tool, { orderId, shipping: { optionId: 'so_1', amount } }),
  ],
  [
    'items[0].quantity',
    noQuantity,
    async (tool, quantity) =>
      placeDraftOrder(tool, { ...draft, items: [{ variant_id: 'variant_1', quantity }] }),
  ],
  [
    'items[0].unit_price',
    noAmount.filter((value) => value !== null),
    async (tool, unit_price) =>
      placeDraftOrder(tool, { ...draft, items: [{ variant_id: 'variant_1', quantity: 1, unit_price }] }),
  ],
  [
    'shipping_methods[0].amount',
    noAmount,
    async (tool, amount) =>
      placeDraftOrder(tool, {
        ...draft,
        items: [{ variant_id: 'variant_1', quantity: 1 }],
        shipping_methods: [{ shipping_option_id: 'so_1', name: 'Post', amount }],
      }),
  ],
  ['items', nothing, async (tool, items) => placeDraftOrder(tool, { ...draft, items })],
  ['concurrency', noQuantity, async (tool, concurrency) => setStock(tool, [], { concurrency })],
  ['batch', noQuantity, async (tool, batch) => setPrices(tool, 'plist_1', [], { batch })],
  ['concurrency', noQuantity, async (tool, concurrency) => setBasePrices(tool, [], { concurrency })],
  ['priceListId', noId, async (tool, id) => setPrices(tool, id, [])],
  ['interval', [NaN, -1, '1'], async (tool, interval) => exportProducts(tool, {}, { interval })],
  ['patience', [NaN, -1, '1'], async (tool, patience) => importProducts(tool, { rows: [] }, { patience })],
]

const cases = inputs.flatMap(([field, wrong, call]) => wrong.map((value) => [field, value, call] as const))

/** A server that carries out everything, for an order in euros. */
const obliging = () =>
  stubTool(({ route }) =>
    route === 'GET /admin/regions/reg_1'
      ? { region: { currency_code: 'eur' } }
      : {
          order: { currency_code: 'eur', total: 0, payment_collections: [] },
          stores: [],
          variants: [],
          order_changes: [],
          inventory_items: [],
          stock_locations: [],
        },
  )

test.each(cases)('%s is not %o: the call is refused before anything is sent', async (field, value, call) => {
  const { tool, routes } = obliging()
  const ended = call(tool, value as never)
  await expect(ended).rejects.toThrow(TypeError)
  await expect(ended).rejects.toThrow(field)
  expect(routes().filter((route) => !route.startsWith('GET'))).toEqual([])
})
