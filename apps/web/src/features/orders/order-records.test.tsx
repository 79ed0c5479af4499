import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type {
  AfterSales,
  OrderDetails,
  OrderDocument,
  OrderEventKind,
  OrderRecords,
  OrderTimeline as Timeline,
} from '@umber/storefront-core/orders'
import { expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { timelineCopy } from '../../copy/after-sales.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Invoice } from './invoice.tsx'
import { OrderRecords as Records } from './order-records.tsx'

vi.mock('../../browser/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const inr = (amount: number) => ({ amount, currency: 'inr' })
const order: OrderDetails = {
  id: 'order_1',
  displayId: 'UE-000001',
  access: 'of-the-mail',
  status: { kind: 'delivered' },
  items: [
    {
      id: 'ordli_1',
      title: 'Linen Shirt',
      variantTitle: 'M',
      quantity: 2,
      packed: 2,
      delivered: 2,
      returning: 1,
      returned: 0,
      isReplacement: false,
    },
  ],
  ledger: { rows: [], total: inr(500), balance: { kind: 'settled' } },
  parcels: [],
}

const invoice: OrderDocument = {
  id: 'invdoc_1',
  kind: 'invoice',
  number: 'INV/2026/000001',
  issuedAt: '2026-11-28T10:00:00.000Z',
  seller: {
    name: 'Umber & Ecru Private Limited',
    lines: ['14 Kala Ghoda'],
    taxNumber: 'GSTIN 29AAAAA0000A1Z5',
  },
  buyer: { name: 'Asha Rao', lines: [], taxNumber: '27BBBBB0000B1Z5', registration: 'U74999' },
  lines: [{ title: 'Linen Shirt', hsCode: '6205', quantity: 2, unitPrice: inr(250), total: inr(500) }],
  rows: [
    { kind: 'items', amount: inr(550) },
    { kind: 'discount', amount: inr(-50) },
  ],
  taxes: [{ name: 'IGST', rate: 18, amount: inr(76.27) }],
  total: inr(500),
}
const note: OrderDocument = {
  ...invoice,
  id: 'invdoc_2',
  kind: 'credit-note',
  number: 'CN-1',
  total: inr(250),
}

const none: Timeline = { events: [], returns: [] }

function open(
  node: Parameters<typeof renderShop>[0],
  { documents = [], timeline = none }: { documents?: readonly OrderDocument[]; timeline?: Timeline } = {},
) {
  const orderRecords = {
    documents: vi.fn<OrderRecords['documents']>(async () => documents),
    timeline: vi.fn<OrderRecords['timeline']>(async () => timeline),
    pdf: vi.fn<OrderRecords['pdf']>(async () => new ArrayBuffer(4)),
    label: vi.fn<OrderRecords['label']>(async () => new ArrayBuffer(4)),
  }
  renderShop(node, { ports: { afterSales: { orderRecords } as unknown as AfterSales } })
  return orderRecords
}

it.each(Object.keys(timelineCopy.events) as OrderEventKind[])('%s is told with its date', async (kind) => {
  const events = [{ kind, at: '2026-11-28T10:00:00.000Z', trackings: [] }]
  open(<Records order={order} />, { timeline: { events, returns: [] } })
  const list = await screen.findByRole('region', { name: 'What Has Happened' })
  expect(list.textContent).toContain(`${timelineCopy.events[kind]}28 Nov 2026`)
})

it('a refund has its amount, and a parcel the number that it is followed by', async () => {
  const at = '2026-11-28T10:00:00.000Z'
  const events = [
    { kind: 'shipped', at, trackings: [{ number: 'T-1', url: 'https://track.test/1' }, { number: 'T-2' }] },
    { kind: 'refunded', at, trackings: [], amount: inr(250) },
  ] as const
  open(<Records order={order} />, { timeline: { events, returns: [] } })
  const list = within(await screen.findByRole('region', { name: 'What Has Happened' }))
  const [shipped, refunded] = list.getAllByRole('listitem')
  expect(shipped?.textContent).toContain('T-1')
  expect(shipped?.textContent).toContain('T-2')
  expect(refunded?.textContent).toContain('₹250.00')
})

it('the label of a return is downloaded with the access of the order', async () => {
  const returns = [
    { id: 'return_1', state: 'requested', items: [{ lineId: 'ordli_1', quantity: 1 }], label: 'Back.pdf' },
    { id: 'return_2', state: 'requested', items: [], exchange: 'wanted' },
    { id: 'return_3', state: 'received', items: [], exchange: 'made' },
  ] as const
  const events = [{ kind: 'ordered', at: '2026-11-28T10:00:00.000Z', trackings: [] }] as const
  const { label } = open(<Records order={order} />, { timeline: { events, returns } })
  const rows = within(await screen.findByRole('region', { name: 'Returns' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1 × Linen Shirt, M'),
    expect.stringContaining('You asked for an exchange'),
    expect.stringContaining('Exchanged: the new pieces are part of this order.'),
  ])
  expect(rows[1]?.textContent).toContain('A label appears here')
  expect(rows[2]?.textContent).not.toContain('A label appears here')
  fireEvent.click(screen.getByRole('button', { name: 'Download Return Label' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'Back.pdf', 'application/pdf'))
  expect(label.mock.calls[0]?.slice(0, 2)).toEqual([order, 'return_1'])
})

it('documents are listed with their numbers and downloaded', async () => {
  const { pdf } = open(<Records order={order} />, { documents: [invoice, note] })
  const list = await screen.findByRole('region', { name: 'Invoices' })
  expect(list.textContent).toMatch(/Invoice INV\/2026\/000001.*₹500.00.*Credit note CN-1.*₹250.00/)
  fireEvent.click(within(list).getByRole('button', { name: 'Download PDF INV/2026/000001' }))
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'INV-2026-000001.pdf', 'application/pdf'),
  )
  expect(pdf.mock.calls[0]?.[1]).toBe('invdoc_1')
})

it('an order without documents or events shows neither', async () => {
  const { documents, timeline } = open(<Records order={order} />)
  await waitFor(() => expect(timeline).toHaveBeenCalled())
  expect(documents).toHaveBeenCalled()
  expect(screen.queryByRole('region')).toBeNull()
})

it('the printable invoice is the issued one once there is one', async () => {
  open(<Invoice order={order} back={null} />, { documents: [invoice, note] })
  expect(await screen.findByText('INV/2026/000001')).toBeTruthy()
  const words = screen.getByRole('article').textContent
  for (const part of [
    'Umber & Ecru Private Limited',
    'GSTIN 29AAAAA0000A1Z5',
    'Tax number 27BBBBB0000B1Z5',
    'Registration number U74999',
    'HSN 6205',
    'Discount−₹50.00',
    'Total₹500.00',
    'IGST 18 %₹76.27',
  ])
    expect(words).toContain(part)
  // What is in the language of the order keeps its direction, and stands where the table's cells begin.
  for (const cell of screen.getAllByRole('rowheader')) expect(cell.firstElementChild?.localName).toBe('bdi')
  expect(screen.getByText('IGST 18 %').localName).toBe('bdi')
})

it('what was added later has an invoice of its own below the first', async () => {
  const [line] = invoice.lines
  if (line === undefined) throw new Error('The invoice has a line')
  const lines = [
    { ...line, title: 'First Monsoon Candle', quantity: 3, unitPrice: inr(100), total: inr(300) },
    { ...line, quantity: -1, total: inr(-250) },
  ]
  const further: OrderDocument = {
    ...invoice,
    id: 'invdoc_3',
    number: 'INV/2026/000002',
    lines,
    total: inr(50),
  }
  open(<Invoice order={order} back={null} />, { documents: [invoice, note, further] })
  await screen.findByText('INV/2026/000001')
  const [, second] = screen.getAllByRole('article')
  for (const part of ['INV/2026/000002', 'First Monsoon Candle', '−₹250.00', 'Total₹50.00'])
    expect(second?.textContent).toContain(part)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Print' })).toHaveLength(1)
})

it('before it is issued the printable page has the order alone', async () => {
  open(<Invoice order={order} back={null} />)
  expect(await screen.findByText('UE-000001')).toBeTruthy()
  for (const cell of screen.getAllByRole('rowheader')) expect(cell.firstElementChild?.localName).toBe('bdi')
  expect(screen.queryByText('Invoice number')).toBeNull()
})
