import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend, makeToken } from '@umber/fake-backend'
import { demoCustomer } from '@umber/sample-store'
import { tokenStorageKey } from '@umber/storefront-core/auth'
import { expect, it, vi } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'

const fresh = 'linen-and-light-7'

async function openSecurity(backend = createFakeBackend()) {
  const shop = await openPage('/account?tab=security', { preset: 'live', signedIn: true, backend })
  const panel = within(await screen.findByRole('tabpanel'))
  const part = (name: string) => within(panel.getByRole('region', { name }))
  await panel.findByRole('heading', { name: 'Password' })
  const type = (area: ReturnType<typeof part>, label: string, value: string) =>
    fireEvent.change(area.getByLabelText(label), { target: { value } })
  return { ...shop, panel, part, type }
}

type Opened = Awaited<ReturnType<typeof openSecurity>>

function changePassword({ part, type }: Opened, current: string, next = fresh) {
  const area = part('Password')
  type(area, 'Current password', current)
  type(area, 'New password', next)
  type(area, 'Confirm new password', next)
  fireEvent.click(area.getByRole('button', { name: 'Change Password' }))
  return area
}

it('a customer changes the password with the old one, and stays signed in', async () => {
  const opened = await openSecurity()
  const { backend, device } = opened
  const before = device.persistent.get(tokenStorageKey)
  const area = changePassword(opened, 'not-the-old-one')
  await area.findByText('This is not your password.')
  expect(document.activeElement).toBe(area.getByLabelText('Current password'))
  changePassword(opened, demoCustomer.password, 'password123')
  await area.findByText(/Many people use this password/)
  changePassword(opened, demoCustomer.password)
  await screen.findByText('You are logged out on all other devices.')
  expect(backend.database.identities.get(demoCustomer.email)?.password).toBe(fresh)
  expect(device.persistent.get(tokenStorageKey)).not.toBe(before)
  expect(opened.shop.session.getState().status).toBe('signed-in')
})

it('a customer ends the session of another device, and then all others', async () => {
  const backend = createFakeBackend()
  const { database } = backend
  const identity = database.identities.get(demoCustomer.email)
  if (identity === undefined) throw new Error('The sample customer has an account')
  const tokens = [0, 1, 2].map(() => makeToken(database, identity, 'sign-in'))
  const { part, shop } = await openSecurity(backend)
  const area = part('Devices')
  await waitFor(() => expect(area.getAllByRole('listitem')).toHaveLength(4))
  expect(area.getByText('This device')).toBeTruthy()
  const [first] = area.getAllByRole('button', { name: 'Log out Unknown device' })
  if (first === undefined) throw new Error('There are others')
  fireEvent.click(first)
  await waitFor(() => expect(area.getAllByRole('listitem')).toHaveLength(3))
  expect(tokens.filter((token) => database.tokens.has(token))).toHaveLength(2)
  fireEvent.click(area.getByRole('button', { name: 'Log Out All Others' }))
  await waitFor(() => expect(area.getAllByRole('listitem')).toHaveLength(1))
  expect(tokens.filter((token) => database.tokens.has(token))).toHaveLength(0)
  expect(area.queryByRole('button', { name: 'Log Out All Others' })).toBeNull()
  expect(shop.session.getState().status).toBe('signed-in')
})

it('a customer asks for another address, which changes with the link of the mail', async () => {
  const { backend, part, type, shop, device, unmount } = await openSecurity()
  const area = part('Email address')
  type(area, 'New email address', demoCustomer.email)
  type(area, 'Password', demoCustomer.password)
  fireEvent.click(area.getByRole('button', { name: 'Send Link' }))
  await area.findByText('This is your address already.')
  type(area, 'New email address', 'asha.new@example.com')
  fireEvent.click(area.getByRole('button', { name: 'Send Link' }))
  await area.findByText(/we sent a link to asha\.new@example\.com/)
  expect(shop.session.getState()).toMatchObject({ customer: { email: demoCustomer.email } })
  const [token] = backend.database.emailChanges.keys()
  unmount()

  await openPage(`/confirm-email#token=${token}`, { preset: 'live', backend, device })
  await screen.findByRole('heading', { name: 'Your address is changed' })
  expect([...backend.database.identities.keys()]).toContain('asha.new@example.com')
})

it('a link that was used is said to be', async () => {
  await openPage('/confirm-email#token=gone', { preset: 'live', signedIn: true })
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
})

it('a visitor with the link signs in first', async () => {
  await openPage('/confirm-email#token=any', { preset: 'live' })
  const link = await screen.findByRole('link', { name: 'Sign In' })
  expect(link.getAttribute('href')).toBe('/login?from=%2Fconfirm-email')
})

it('a customer takes the own data along as one file', async () => {
  const { part } = await openSecurity()
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  fireEvent.click(part('Your data').getByRole('button', { name: 'Download My Data' }))
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
  const data = JSON.parse((await files[0]?.text()) ?? '') as { profile: { email: string }; orders: unknown[] }
  expect(data.profile.email).toBe(demoCustomer.email)
  expect(data.orders.length).toBeGreaterThan(0)
  click.mockRestore()
})

it('a customer deletes the account after reading what happens, with the password', async () => {
  const { backend, device, part } = await openSecurity()
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  fireEvent.click(part('Delete account').getByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  await dialog.findByText(/The law makes us keep invoices/)
  const submit = dialog.getByRole('button', { name: 'Delete for Ever' })
  fireEvent.click(submit)
  await dialog.findByText('Enter your password')
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'not-it-at-all' } })
  fireEvent.click(submit)
  await dialog.findByText('This is not your password.')
  expect(backend.database.identities.has(demoCustomer.email)).toBe(true)
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: demoCustomer.password } })
  fireEvent.click(submit)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  expect(backend.database.identities.has(demoCustomer.email)).toBe(false)
  expect(device.persistent.get(tokenStorageKey)).toBeNull()
  replace.mockRestore()
})
