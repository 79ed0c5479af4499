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
import { randomNumbers } from './support/random-numbers.ts'
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

const random = randomNumbers()

/** Numbers as programs make them: counts, prices, differences of prices, rates, and those of any size. */
function anyNumber(): number {
  const whole = Math.floor(random() * 40) - 8
  const kinds = [
    whole,
    whole / 4,
    whole / 100,
    Math.round(random() * 1e5) / 100,
    random() * 50,
    19.99 * whole,
    (random() - 0.5) * 10 ** Math.floor(random() * 40 - 10),
  ]
  return kinds[Math.floor(random() * kinds.length)] ?? 0
}

/** Every number in a body that was sent. */
function numbersIn(body: unknown): readonly number[] {
  if (typeof body === 'number') return [body]
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(numbersIn) : []
}

const payments = [
  { id: 'pay_1', captures: [{ amount: 30 }] },
  { id: 'pay_2', captures: [{ amount: 20 }] },
]
const order = {
  currency_code: 'eur',
  total: 0,
  payment_collections: [{ payments }],
  items: [
    { id: 'item_1', actions: [{ action: 'RETURN_ITEM', return_id: 'ret_1', details: { quantity: 20 } }] },
  ],
  shipping_methods: [],
}
const made = { id: 'ret_1', items: [{ item_id: 'item_1', quantity: 20, received_quantity: 0 }] }

/** A server with an order of 50 euros that the shop owes, of which 20 items are to come back. */
const owing = () =>
  stubTool(({ route }) =>
    route === 'GET /admin/regions/reg_1'
      ? { region: { currency_code: 'eur' } }
      : {
          order,
          order_preview: order,
          order_change: { id: 'change_1' },
          order_changes: [],
          return: made,
          exchange: { id: 'exc_1', return_id: 'ret_1' },
          claim: { id: 'claim_1', return_id: 'ret_1' },
          draft_order: { id: 'order_1' },
        },
  )

const numbers = inputs.filter(
  ([field, wrong]) => wrong.includes(NaN) && !/concurrency|batch|interval|patience/.test(field),
)

type Ending = 'done' | 'refused' | 'exceeds'

/** How a call with a number ended, or what is wrong with that. */
async function endingOf([field, , call]: (typeof numbers)[number], value: number): Promise<Ending | object> {
  const { tool, requests } = owing()
  const ended = await call(tool, value as never).catch((error: unknown) => error)
  const written = requests.filter(({ route }) => !route.startsWith('GET'))
  const refunds = written.filter(({ route }) => route.endsWith('/refund'))
  const wrong = { field, value, ended, written: written.map(({ route, body }) => ({ route, body })) }
  if (ended instanceof TypeError)
    return ended.message.includes(field) && written.length === 0 ? 'refused' : wrong
  const { kind } = ended as { readonly kind: string }
  if (kind === 'exceeds') return refunds.length === 0 ? kind : wrong
  const isRefund = field.endsWith('amount') && refunds.length > 0
  const sent = (isRefund ? refunds : written).flatMap(({ body }) => numbersIn(body))
  const areExact = sent.every((one) => one >= 0 && Number(one.toFixed(2)) === one)
  // None is damaged: nothing is sent for it.
  const none = field === 'items[0].damaged' ? [0] : []
  const carriedOut = isRefund ? [sent.reduce((sum, part) => sum + part, 0)] : [...sent, ...none]
  const isDone = carriedOut.some((one) => Math.abs(one - value) < 1e-9)
  return kind === 'done' && areExact && isDone ? kind : wrong
}

test('of thousands of numbers, each is carried out as it is, or refused before anything is sent', async () => {
  const endings: (Ending | object)[] = []
  for (let round = 0; round < 150; round += 1)
    for (const input of numbers) endings.push(await endingOf(input, anyNumber()))
  expect(endings.filter((ending) => typeof ending === 'object')).toEqual([])
  for (const [ending, least] of [
    ['done', 500],
    ['refused', 500],
    ['exceeds', 20],
  ] as const)
    expect(endings.filter((one) => one === ending).length).toBeGreaterThan(least)
}, 60_000)
