import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { address, openPage } from '../../../test/support/open-shop.tsx'

/** Opens a tab of the demo customer's account. */
async function openTab(tab: string, options: Parameters<typeof openPage>[1] = {}) {
  const shop = await openPage(`/account?tab=${tab}`, { signedIn: true, ...options })
  return { ...shop, panel: within(await screen.findByRole('tabpanel')) }
}

type Panel = Awaited<ReturnType<typeof openTab>>['panel']

const pressFirst = (panel: Panel, name: RegExp) => {
  const [first] = panel.getAllByRole('button', { name })
  if (first === undefined) throw new Error(`There is no button ${String(name)}.`)
  fireEvent.click(first)
}

it('[ACC-02] a visitor is sent to the login, which comes back to the tab', async () => {
  await openPage('/account?tab=offers')
  await waitFor(() => expect(address()).toBe('/login?from=%2Faccount%3Ftab%3Doffers'))
})

it('[ACC-04] orders are a table; details come later', async () => {
  const { panel } = await openTab('orders')
  const [, first, ...others] = await panel.findAllByRole('row')
  if (first === undefined) throw new Error('There is no order.')
  expect(others).toHaveLength(2)
  expect(first.textContent).toMatch(/UE-\d{6}.*Shipped.*₹/)
  const history = panel.getByRole('link', { name: 'See your whole order history' })
  expect(history.getAttribute('href')).toBe('/account/orders')
  fireEvent.click(within(first).getByRole('button', { name: /^View Details/ }))
  expect(await screen.findByText('Order details coming soon!')).toBeTruthy()
})

it('[ACC-05] addresses have exactly one default, and another one can be chosen', async () => {
  const { panel } = await openTab('address')
  const before = await panel.findByText('Default', { exact: true })
  const card = before.closest('li')
  pressFirst(panel, /^Edit /)
  await screen.findByText('Edit functionality coming soon!')
  pressFirst(panel, /^Make Default: /)
  await screen.findByText('Default address updated successfully!')
  await waitFor(() => expect(panel.getByText('Default', { exact: true }).closest('li')).not.toBe(card))
})

it('[ACC-05] a dialog adds an address, which is not the default', async () => {
  const { panel } = await openTab('address')
  const { length } = await panel.findAllByRole('listitem')
  fireEvent.click(panel.getByRole('button', { name: 'Add New Address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Address' }))
  expect((await dialog.findByLabelText('Name')).getAttribute('placeholder')).toBe('Home, Office')
  fireEvent.click(dialog.getByRole('button', { name: 'Add Address' }))
  await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(5))
  for (const [label, words] of [
    ['Name', 'Office'],
    ['Street address', '4 Church Street'],
    ['City', 'Pune'],
    ['State', 'Maharashtra'],
    ['Zip code', '411001'],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value: words } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add Address' }))
  await screen.findByText('Address added successfully!')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const cards = panel.getAllByRole('listitem')
  expect(cards).toHaveLength(length + 1)
  const added = cards.find((card) => card.textContent.includes('Pune'))
  expect(panel.getAllByText('Default', { exact: true })).toHaveLength(1)
  expect(added?.contains(panel.getByText('Default', { exact: true }))).toBe(false)
})

it('[ACC-06] cards show their last digits and one default, and can all be removed', async () => {
  const { panel } = await openTab('pay')
  const [first, ...others] = await panel.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/ending in \d{4}.*Expires \d{2}\/\d{4}/)
  expect(panel.getAllByText('Default', { exact: true })).toHaveLength(1)
  expect(panel.getByText('Card details are not stored on our servers.')).toBeTruthy()
  pressFirst(panel, /^Set Default: /)
  await screen.findByText('Default payment method updated successfully!')
  expect(panel.getAllByText('Default', { exact: true })).toHaveLength(1)
  fireEvent.click(panel.getByRole('button', { name: 'Add Payment Method' }))
  await screen.findByText('Add payment method functionality coming soon!')
  for (let left = others.length; left >= 0; left -= 1) {
    pressFirst(panel, /^Remove /)
    await waitFor(() => expect(panel.queryAllByRole('listitem')).toHaveLength(left))
  }
  await screen.findByText('Payment method removed successfully!')
  expect(panel.getByRole('heading', { name: 'No payment methods' })).toBeTruthy()
})

it('[ACC-07] rewards show the points and the progress to the next tier, and can be redeemed', async () => {
  const { panel } = await openTab('rewards')
  await panel.findByText('2,450')
  expect(panel.getByText('Gold member')).toBeTruthy()
  expect(panel.getByText('550 points to the next tier')).toBeTruthy()
  const { max, value } = panel.getByRole<HTMLProgressElement>('progressbar')
  expect({ max, value }).toEqual({ max: 3000, value: 2450 })
  const last = panel.getAllByRole('button', { name: /^Redeem/ }).at(-1)
  if (last === undefined) throw new Error('Nothing can be redeemed.')
  fireEvent.click(last)
  const dialog = within(await screen.findByRole('dialog', { name: 'Redeem reward' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Redeem' }))
  await screen.findByText('Reward redeemed successfully!')
  await panel.findByText('450', { exact: true })
  const [tooDear] = panel.getAllByRole<HTMLButtonElement>('button', { name: /^Insufficient Points/ })
  expect(tooDear?.disabled).toBe(true)
  expect(panel.getByText('-2,000')).toBeTruthy()
})

it('[ACC-08] offers have a code to copy, an automatic one, one to claim, and expired ones', async () => {
  const { panel } = await openTab('offers')
  await panel.findByRole('heading', { name: 'Active offers' })
  expect(panel.getByRole('heading', { name: 'Expired offers' })).toBeTruthy()
  expect(panel.getAllByText(/^\d+ days? left$|^Expires today$/).length).toBeGreaterThan(0)
  expect(panel.getAllByText('Auto-applied at checkout').length).toBeGreaterThan(0)
  const [copy] = panel.getAllByRole('button', { name: /^Copy the code/ })
  if (copy === undefined) throw new Error('There is no code.')
  fireEvent.click(copy)
  await screen.findByText('Code copied!')
  expect(copy.textContent).toBe('Copied')
  const code = copy.closest('li')?.querySelector('code')?.textContent
  expect(code).toMatch(/\w/)
  expect(await navigator.clipboard.readText()).toBe(code)
  await waitFor(() => expect(copy.textContent).toBe('Copy'))
  const unclaimed = panel.getAllByRole('button', { name: /^Claim Offer: / }).length
  pressFirst(panel, /^Claim Offer: /)
  await waitFor(() =>
    expect(panel.queryAllByRole('button', { name: /^Claim Offer: / })).toHaveLength(unclaimed - 1),
  )
})

it('[ACC-09] alerts are saved, except security, which stays on', async () => {
  const { panel, device, backend, unmount } = await openTab('alerts')
  const isOn = (element: HTMLElement) => (element as HTMLInputElement).checked
  const promotions = await panel.findByRole('switch', { name: /Promotions.*: SMS/i })
  const was = isOn(promotions)
  fireEvent.click(promotions)
  await screen.findByText('Preferences updated')
  expect(isOn(promotions)).toBe(!was)
  const security = panel.getByRole('switch', { name: /Security.*: Email/i })
  expect(security.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(security)
  expect(isOn(security)).toBe(true)
  expect(panel.getByText(/Critical security notifications cannot be disabled\./)).toBeTruthy()

  unmount()
  const next = await openTab('alerts', { device, backend })
  expect(isOn(await next.panel.findByRole('switch', { name: /Promotions.*: SMS/i }))).toBe(!was)
})

it('[ACC-09] alerts count those that are unread', async () => {
  const { panel } = await openTab('alerts')
  const count = Number.parseInt((await panel.findByText(/^\d+ unread$/)).textContent, 10)
  expect(count).toBeGreaterThan(1)
  pressFirst(panel, /^Mark as read/)
  expect(await panel.findByText(`${count - 1} unread`)).toBeTruthy()
})

it('a customer of the live shop signs out everywhere, and stays when that fails', async () => {
  const reload = vi.spyOn(window.location, 'replace').mockReturnValue()
  const { panel, backend } = await openTab('security', { preset: 'live' })
  const button = await panel.findByRole('button', { name: 'Log Out Everywhere' })
  backend.fault = ({ path }) => (path === '/auth/sign-out' ? { kind: 'status', status: 500 } : undefined)
  fireEvent.click(button)
  await screen.findByText('You could not be logged out everywhere. Please try again.')
  expect(reload).not.toHaveBeenCalled()
  backend.fault = () => undefined
  fireEvent.click(button)
  await waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith('/'))
  expect(backend.database.tokens.size).toBe(0)
})

it('the demonstration has no such button', async () => {
  const { panel } = await openTab('profile')
  await panel.findByRole('button', { name: 'Save Changes' })
  expect(panel.queryByRole('button', { name: /Everywhere/ })).toBeNull()
})
