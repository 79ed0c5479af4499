import { FetchError, NetworkError, TimeoutError } from '@umber/commerce-client'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Order, OrderHistory } from '@umber/storefront-core/orders'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { presetOf } from '../../config/preset.ts'
import type { Services } from '../../services/services-context.ts'
import { OrderHistoryScreen } from './order-history-screen.tsx'

const orderOf = (place: number): Order => ({
  id: `order_${place}`,
  displayId: `UE-${place}`,
  status: { kind: 'processing' },
  items: [{ id: `item_${place}`, title: `Shirt ${place}`, quantity: 1, slug: `shirt-${place}` }],
})
const total = 3
const signedIn = { status: 'signed-in', customer: { id: 'cus_1' }, verification: 'verified' } as const

const servicesWith = (orderHistory: Pick<OrderHistory, 'list'>) =>
  ({
    session: { getState: () => signedIn, getServedState: () => signedIn, subscribe: () => () => undefined },
    accountPorts: async () => ({ orderHistory }),
  }) as unknown as Partial<Services>

/** A history of three orders in pages of two. Each further page waits for `answer` or `refuse`. */
async function start() {
  const later: ((problem?: Error) => void)[] = []
  const orderHistory: Pick<OrderHistory, 'list'> = {
    list: async ({ offset }) => {
      if (offset > 0) {
        const problem = await new Promise<Error | undefined>((resolve) => later.push(resolve))
        if (problem !== undefined) throw problem
      }
      const left = Math.min(2, total - offset)
      return { orders: Array.from({ length: left }, (_, index) => orderOf(offset + index + 1)), total }
    },
  }
  renderShop(<OrderHistoryScreen />, { services: servicesWith(orderHistory) })
  const more = await screen.findByRole('button', { name: 'Load More' })
  more.focus()
  fireEvent.click(more)
  const end = async (problem?: Error) => {
    await waitFor(() => expect(later).toHaveLength(1))
    await act(async () => later.shift()?.(problem))
  }
  return { answer: () => end(), refuse: () => end(new NetworkError('not reached')) }
}

const card = (id: string) => screen.findByRole('article', { name: `Order ${id}` })

it('Load More on the last page moves the focus to the first new order', async () => {
  const { answer } = await start()
  await answer()
  const added = await card('UE-3')
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  expect(added.contains(document.activeElement)).toBe(true)
})

it('Load More moves the focus after a failed page too', async () => {
  const { answer, refuse } = await start()
  await refuse()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await answer()
  expect((await card('UE-3')).contains(document.activeElement)).toBe(true)
})

it('Load More leaves the focus where the shopper has moved it meanwhile', async () => {
  const { answer } = await start()
  const link = screen.getByRole('link', { name: 'Shirt 1' })
  link.focus()
  await answer()
  await card('UE-3')
  expect(document.activeElement).toBe(link)
})

it.each([
  ['a 429', new FetchError('Too many requests', '', 429, { retryAfter: 60_000 })],
  ['a 500', new FetchError('No', '', 500)],
  ['a time-out', new TimeoutError('Too slow', 15_000)],
])('%s while the orders are read shows an error, and Try again reads them', async (_, problem) => {
  let isOver = false
  const orderHistory: Pick<OrderHistory, 'list'> = {
    async list() {
      if (!isOver) throw problem
      return { orders: [orderOf(1)], total: 1 }
    },
  }
  renderShop(<OrderHistoryScreen />, { services: servicesWith(orderHistory) })
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Failed to load orders. Please try again later.'),
  )
  isOver = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('UE-1')).toBeTruthy()
})

const delivered = (arrivedAt: string, keptPieces: number): Order => ({
  ...orderOf(1),
  status: { kind: 'delivered' },
  arrivedAt,
  keptPieces,
  items: [{ id: 'item_1', title: 'Shirt 1', quantity: 2, unitPrice: { amount: 59, currency: 'inr' } }],
})
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

it.each([
  ['a returnable order', delivered(dayBefore(5), 2), 'Return by', true],
  ['one whose time is over', delivered(dayBefore(90), 2), 'Returns closed on', false],
  ['one that went back whole', delivered(dayBefore(5), 0), undefined, false],
])(
  'the card of %s says so, and leads only to a return that can be asked for',
  async (_, order, words, isOpen) => {
    renderShop(<OrderHistoryScreen />, {
      services: {
        ...servicesWith({ list: async () => ({ orders: [order], total: 1 }) }),
        preset: presetOf('live'),
      },
    })
    const { textContent, innerHTML } = await card('UE-1')
    expect(textContent).toContain('2 × ₹59.00')
    expect(textContent.match(/Return by|Returns closed on/)?.[0]).toBe(words)
    expect(innerHTML.includes('Return Item')).toBe(isOpen)
    expect(textContent).toContain('Order Again')
  },
)
