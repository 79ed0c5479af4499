import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { expect, it } from 'vitest'
import { address, openPage } from '../../../test/support/open-shop.tsx'

async function openOrders() {
  const shop = await openPage('/account/orders', { signedIn: true })
  const main = within(screen.getByRole('main'))
  const cards = () => main.queryAllByRole('article')
  await waitFor(() => expect(cards()).toHaveLength(4))
  const openTab = async (name: string) => {
    fireEvent.click(main.getByRole('tab', { name }))
    await waitFor(() => expect(cards()).toHaveLength(1))
    const [card] = cards()
    if (card === undefined) throw new Error(`There is no order that is ${name}.`)
    return within(card)
  }
  return { ...shop, main, cards, openTab }
}

it('[ORD-01] [ORD-02] [ORD-04] the history of the demo customer, by status', async () => {
  const { main, cards, openTab } = await openOrders()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order History')
  const names = main.getAllByRole('tab').map((tab) => tab.textContent)
  expect(names).toEqual(['All', 'Processing', 'Shipped', 'Delivered', 'Cancelled'])
  for (const [name, words] of [
    ['Processing', 'Block-Print Kurti Set'],
    ['Shipped', 'Linen Shirt'],
    ['Cancelled', 'Pleated Midi Dress'],
    ['Delivered', 'Heavyweight T-Shirt'],
  ] as const) {
    await openTab(name)
    await waitFor(() => expect(cards()[0]?.textContent).toContain(words))
    const text = cards()[0]?.textContent
    expect(text).toContain(name)
    expect(text).toMatch(/Order #\d+.*Placed on/)
    expect(address()).toBe(`/account/orders?status=${name.toLowerCase()}`)
  }
  const text = cards()[0]?.textContent
  for (const words of ['UE784120043IN', 'Quantity 2', '₹']) expect(text).toContain(words)
})

it('[ORD-03] an order in preparation has no tracking number yet, and cannot be returned', async () => {
  const { openTab } = await openOrders()
  const order = await openTab('Processing')
  fireEvent.click(order.getByRole('button', { name: 'Track Order' }))
  expect(await screen.findByText('Tracking information not available yet')).toBeTruthy()
  expect(order.queryByRole('button', { name: 'Return Item' })).toBeNull()
})

it('[ORD-03] a delivered order can be tracked; details and returns come later', async () => {
  const { openTab } = await openOrders()
  const order = await openTab('Delivered')
  const toastAfter = async (button: string, words: RegExp) => {
    fireEvent.click(order.getByRole('button', { name: button }))
    const toast = await screen.findByText(words, { selector: '[aria-label^="Notifications"] *' })
    return toast.closest('li')?.dataset['type']
  }
  expect(await toastAfter('Track Order', /UE784120043IN/)).toBe('success')
  expect(await toastAfter('View Details', /^Order details coming soon!$/)).toBe('info')
  expect(await toastAfter('Return Item', /^Return functionality coming soon!$/)).toBe('info')
})

it('[ORD-04] a visitor is asked to sign in and no request is sent', async () => {
  const { backend } = await openPage('/account/orders')
  await screen.findByRole('heading', { level: 1, name: 'Sign in to see your orders' })
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })
  expect(link.getAttribute('href')).toBe('/login?from=%2Faccount%2Forders')
  expect(backend.count('GET', /^\/store\/orders/)).toBe(0)
})

it('[ORD-04] says when the orders cannot be read, and tries again', async () => {
  const backend = createFakeBackend()
  backend.fault = ({ path }) =>
    path.startsWith('/store/orders') ? { kind: 'status', status: 400 } : undefined
  await openPage('/account/orders', { backend, signedIn: true })
  await screen.findByText('Failed to load orders. Please try again later.')
  backend.fault = () => undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(4))
})
