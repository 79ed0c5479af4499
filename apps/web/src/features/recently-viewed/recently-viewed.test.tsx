import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { createMemoryStorage } from '@umber/storefront-core'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'
import { seeEverything, seeNothing } from '../../../test/support/seen-at-once.ts'

afterEach(() => vi.unstubAllGlobals())

const live = { preset: 'live' } as const
const newDevice = () => ({ persistent: createMemoryStorage(), perTab: createMemoryStorage() })
const kept = (device: ReturnType<typeof newDevice>) => device.persistent.get('viewed')

async function look(slug: string, device: ReturnType<typeof newDevice>, backend = createFakeBackend()) {
  const shop = await openPage(`/product/${slug}`, { ...live, device, backend })
  const { id = '' } = backend.database.products.find(({ handle }) => handle === slug) ?? {}
  await scrollUntil(() => kept(device)?.includes(id) === true)
  return shop
}

/** The part loads when the visitor first does something on the page. */
const scrollUntil = async (isDone: () => boolean) =>
  await waitFor(() => {
    fireEvent.scroll(window)
    expect(isDone()).toBe(true)
  })

const row = async () => within(await screen.findByRole('region', { name: 'Recently viewed' }))

it('what was looked at is on the next product’s page and in the empty search, the latest first', async () => {
  seeEverything()
  const device = newDevice()
  for (const slug of ['linen-shirt', 'field-watch']) (await look(slug, device)).unmount()
  const { backend, unmount } = await look('leather-belt', device)
  const links = await (await row()).findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Field Watch', 'Linen Shirt'])
  expect(backend.count('POST', /search$/)).toBeGreaterThan(0)
  unmount()
  await openPage('/search', { ...live, device })
  expect(await (await row()).findAllByRole('link')).toHaveLength(3)
})

it('nothing is read before the row is near the view', async () => {
  seeNothing()
  const device = newDevice()
  ;(await look('linen-shirt', device)).unmount()
  const { backend } = await openPage('/search', { ...live, device })
  await row()
  expect(backend.count('POST', /search$/)).toBe(0)
})

it('what is not sold any more is left out, and without anything there is no row', async () => {
  seeEverything()
  const device = newDevice()
  device.persistent.set('viewed', '["prod_gone"]')
  const { backend } = await openPage('/search', { ...live, device })
  await waitFor(() => expect(backend.count('POST', /search$/)).toBe(1))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull())
})

it('a customer’s list is kept with the session', async () => {
  seeEverything()
  const device = newDevice()
  ;(await look('linen-shirt', device)).unmount()
  await openPage('/product/field-watch', { ...live, device, signedIn: true })
  await scrollUntil(() => device.persistent.get('customer-viewed') !== null)
  expect(kept(device)).toBeNull()
})

it('a card is compared with one press', async () => {
  seeEverything()
  const device = newDevice()
  ;(await look('linen-shirt', device)).unmount()
  await look('field-watch', device)
  fireEvent.click(await (await row()).findByRole('button', { name: 'Compare: Linen Shirt' }))
  expect(await screen.findByRole('region', { name: 'To compare' })).toBeTruthy()
})
