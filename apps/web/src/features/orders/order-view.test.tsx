import { screen, within } from '@testing-library/react'
import type { LedgerRowKind, OrderDetails, OrderLedger, OrderLine } from '@umber/storefront-core/orders'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { presetOf } from '../../config/preset.ts'
import type { Services } from '../../services/services-context.ts'
import { Invoice } from './invoice.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderView } from './order-view.tsx'

const inr = (amount: number) => ({ amount, currency: 'inr' })

const line: OrderLine = {
  id: 'ordli_1',
  title: 'Linen Shirt',
  quantity: 2,
  unitPrice: inr(189),
  amount: inr(378),
  packed: 1,
  delivered: 0,
  returning: 0,
  returned: 0,
  isReplacement: false,
}

const ledgerOf = (
  rows: Partial<Record<LedgerRowKind, number>>,
  more: Partial<OrderLedger> = {},
): OrderLedger => ({
  rows: Object.entries(rows).map(([kind, amount]) => ({ kind: kind as LedgerRowKind, amount: inr(amount) })),
  total: inr(Object.values(rows).reduce((sum, amount) => sum + amount, 0)),
  balance: { kind: 'settled' },
  ...more,
})

const order: OrderDetails = {
  id: 'order_1',
  displayId: 'UE-000001',
  status: { kind: 'partly-shipped' },
  items: [line],
  ledger: ledgerOf({ items: 378, discount: -37.8, delivery: 5.99 }),
  progress: { ordered: 2, packed: 1, shipped: 1, delivered: 0 },
  parcels: [
    {
      id: 'ful_1',
      packedAt: '2026-11-02T10:00:00.000Z',
      shippedAt: '2026-11-03T10:00:00.000Z',
      trackings: [{ number: 'A1', url: 'https://track.test/A1' }, { number: 'A2' }],
      items: [{ lineId: 'ordli_1', quantity: 1 }],
    },
  ],
}

const services = { preset: presetOf('live') } as unknown as Partial<Services>
const show = (changes: Partial<OrderDetails>) =>
  renderShop(<OrderView order={{ ...order, ...changes }} />, { services })
const text = (name: string) => screen.getByRole('region', { name }).textContent

it('the sums of an order add up as they are read, with lines before the discount', () => {
  show({})
  expect(text('Items')).toContain('₹378.00')
  expect(text('Total')).toBe('TotalItems₹378.00Discount−₹37.80Shipping₹5.99Total₹346.19')
})

it('a refund without a return is a row, and what was charged and given back is said', () => {
  const money = { charged: inr(422.99), refunded: inr(50) }
  show({ ledger: ledgerOf({ items: 417, delivery: 5.99, credit: -50 }, money) })
  expect(text('Total')).toContain('Refunded−₹50.00Total₹372.99Charged₹422.99Given back−₹50.00')
})

it('what is left to pay or owed is said', () => {
  const owed = { kind: 'owed', amount: inr(339), when: 'now' } as const
  const { unmount } = show({
    ledger: ledgerOf({ items: 39, delivery: 5.99 }, { charged: inr(383.99), balance: owed }),
  })
  expect(text('Total')).toContain('We owe you₹339.00')
  unmount()
  const toPay = { kind: 'to-pay', amount: inr(39) } as const
  show({ ledger: ledgerOf({ items: 417 }, { charged: inr(378), balance: toPay }) })
  expect(text('Total')).toContain('Still to pay₹39.00')
})

it('a parcel lists its pieces and the numbers of all its labels, and the steps count the pieces', () => {
  show({})
  expect(text('Parcels')).toMatch(/Your parcel.*Shipped on.*1 × Linen Shirt.*A1.*A2/)
  const steps = within(screen.getByRole('list', { name: 'How far it is' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Placed'),
    expect.stringContaining('1 of 2 pieces'),
    expect.stringContaining('1 of 2 pieces'),
    'Delivered, to come',
  ])
  expect(screen.getByText('Partly Shipped')).toBeTruthy()
})

it('a canceled order waits for no tracking number, and its invoice says that it was canceled', () => {
  const canceled: OrderDetails = {
    ...order,
    status: { kind: 'canceled' },
    canceledAt: '2026-11-04T10:00:00.000Z',
    parcels: [],
    ledger: ledgerOf({ items: 378, delivery: 5.99, canceled: -383.99 }),
  }
  const { unmount } = show(canceled)
  expect(screen.queryByText(/tracking number/i)).toBeNull()
  expect(text('Total')).toContain('Cancelled−₹383.99Total₹0.00')
  expect(screen.getByRole('list', { name: 'How far it is' }).textContent).toContain('4 Nov 2026')
  unmount()
  renderShop(<Invoice order={canceled} back={null} />, { services })
  expect(screen.getByText('This order was cancelled on 4 Nov 2026.')).toBeTruthy()
  expect(screen.getByRole('table').textContent).toContain('₹378.00')
})

it('the card of a canceled order has no tracking, what it had cost, and what was given back', () => {
  const ledger = ledgerOf({ items: 189, canceled: -189 }, { charged: inr(189), refunded: inr(189) })
  const card = { ...order, status: { kind: 'canceled' }, total: inr(189), ledger } as const
  renderShop(<OrderCard order={card} />, { services })
  const words = screen.getByRole('article').textContent
  expect(words).toContain('Ordered ₹189.00')
  expect(words).toContain('Given back ₹189.00')
  expect(screen.queryByText('Track Order')).toBeNull()
})

it('an exchange is a replacement, the pieces that go back, and their price taken off', () => {
  const items: OrderLine[] = [
    { ...line, returning: 1 },
    { ...line, id: 'ordli_2', variantTitle: 'L', quantity: 1, amount: inr(189), isReplacement: true },
  ]
  show({ items, ledger: ledgerOf({ items: 567, returned: -189 }, { charged: inr(378) }) })
  expect(text('Items')).toContain('1 piece on its way back')
  expect(text('Items')).toContain('Replacement')
  expect(text('Total')).toContain('Returned−₹189.00Total₹378.00Charged₹378.00')
})

it('a claim costs nothing: the replacement is taken off again', () => {
  const items = [line, { ...line, id: 'ordli_2', quantity: 1, amount: inr(189), isReplacement: true }]
  show({ items, ledger: ledgerOf({ items: 567, replaced: -189 }, { charged: inr(378) }) })
  expect(text('Total')).toContain('Items₹567.00Replaced free of charge−₹189.00Total₹378.00')
})

it('parcels that are sent apart each have their pieces and their state', () => {
  const [first] = order.parcels
  if (first === undefined) throw new Error('The order has a parcel')
  const second = {
    id: 'ful_2',
    packedAt: '2026-11-05T10:00:00.000Z',
    trackings: [],
    items: [{ lineId: 'ordli_1', quantity: 1 }],
  }
  show({ parcels: [first, second] })
  expect(text('Parcels')).toMatch(/Parcel 1 of 2Shipped on 3 Nov 2026.*A1A2Parcel 2 of 2Packed on 5 Nov 2026/)
})

it('what was delivered can be reviewed from the order, where the shop has reviews', () => {
  const delivered = { ...line, id: 'ordli_2', title: 'Leather Belt', slug: 'leather-belt', delivered: 1 }
  const items = [{ ...line, slug: 'linen-shirt' }, delivered]
  const { unmount } = renderShop(<OrderView order={{ ...order, items }} canReview />, { services })
  const links = screen.getAllByRole('link', { name: /^Write a review of/ })
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Write a review of Leather Belt', '/product/leather-belt#write-review'],
  ])
  unmount()
  show({ items })
  expect(screen.queryByRole('link', { name: /review/ })).toBeNull()
})
