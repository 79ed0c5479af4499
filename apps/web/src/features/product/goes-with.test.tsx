import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend, type FakeBackend } from '@umber/fake-backend'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'
import { seeNothing } from '../../../test/support/seen-at-once.ts'

beforeEach(seeNothing)
afterEach(() => vi.unstubAllGlobals())

type Products = FakeBackend['database']['products']

function productOf(products: Products, slug: string): Products[number] {
  const found = products.find(({ handle }) => handle === slug)
  if (found === undefined) throw new Error(`The sample store has no ${slug}`)
  return found
}

function change(backend: FakeBackend, slug: string, part: Partial<Products[number]>): void {
  const { products } = backend.database
  products[products.indexOf(productOf(products, slug))] = { ...productOf(products, slug), ...part }
}

async function openLook(slugs: readonly string[], backend = createFakeBackend()) {
  const ids = slugs.map((slug) => productOf(backend.database.products, slug).id)
  change(backend, 'overshirt', { content: { goes_with: [...ids, 'prod_gone'] } })
  const shop = await openPage('/product/overshirt', { preset: 'live', backend })
  return { ...shop, look: within(await screen.findByRole('region', { name: 'Complete the look' })) }
}

const addAll = 'Add All to Cart'

it('what goes with a product is chosen in place and added together', async () => {
  const { look, backend, shop } = await openLook(['linen-shirt', 'leather-belt'])
  expect(look.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Linen Shirt',
    'Bridle-Leather Belt',
  ])
  fireEvent.click(look.getByRole('button', { name: addAll }))
  expect((await look.findAllByText('Select a size first.')).length).toBeGreaterThan(0)
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
  expect(backend.count('POST', /carts/)).toBe(0)
  for (const sizes of look.getAllByRole('radiogroup', { name: /^Size/ })) {
    const [size] = within(sizes).getAllByRole('radio', { name: /^\w+$/ })
    if (size === undefined) throw new Error('There is no size')
    fireEvent.click(size)
  }
  fireEvent.click(look.getByRole('button', { name: addAll }))
  await screen.findByText('2 products added to cart')
  expect(
    shop.cart
      .getState()
      .lines.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Bridle-Leather Belt', 'Linen Shirt'])
})

it('what could not be added is named', async () => {
  const backend = createFakeBackend()
  for (const { id } of productOf(backend.database.products, 'stoneware-vase').variants)
    backend.database.stock.set(id, 0)
  const { look } = await openLook(['stoneware-vase', 'field-watch'], backend)
  expect(look.getByText('Sold out')).toBeTruthy()
  fireEvent.click(look.getByRole('button', { name: addAll }))
  expect((await look.findByText(/^Could not be added/)).textContent).toBe(
    'Could not be added: Stoneware Vase',
  )
  await screen.findByText('1 product added to cart')
})

it('a product that goes with nothing asks for nothing', async () => {
  const backend = createFakeBackend()
  await openPage('/product/overshirt', { preset: 'live', backend })
  await screen.findByRole('heading', { level: 1, name: 'Cotton Overshirt' })
  expect(screen.queryByRole('region', { name: 'Complete the look' })).toBeNull()
  expect(backend.count('GET', /pieces$/)).toBe(0)
})

/** A set of two watches and a belt. */
function makeSet(backend: FakeBackend): { readonly pieces: readonly string[] } {
  const { products } = backend.database
  const [watch, belt] = ['field-watch', 'leather-belt'].map((slug) => productOf(products, slug).variants[0])
  const vase = productOf(products, 'stoneware-vase')
  const [first] = vase.variants
  if (watch === undefined || belt === undefined || first === undefined)
    throw new Error('A variant is missing')
  for (const { id } of [watch, belt]) backend.database.stock.set(id, 4)
  change(backend, 'stoneware-vase', {
    title: 'Weekend Set',
    price: 300,
    prices: { inr: { amount: 300 } },
    options: { Kind: ['Set'] },
    variants: [
      {
        ...first,
        values: { Kind: 'Set' },
        pieces: [
          { variantId: watch.id, quantity: 2 },
          { variantId: belt.id, quantity: 1 },
        ],
      },
    ],
  })
  return { pieces: [watch.id, belt.id] }
}

it('a set names its pieces and says how much less it costs; it is sold out when a piece is', async () => {
  const backend = createFakeBackend()
  const { pieces } = makeSet(backend)
  const open = async () => await openPage('/product/stoneware-vase', { preset: 'live', backend })
  const { unmount } = await open()
  const set = within(await screen.findByRole('region', { name: 'In this set' }))
  expect(set.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2 × Field Watch',
    'Bridle-Leather Belt',
  ])
  const digits = (text: string | null) => Number(text?.replaceAll(/\D/g, ''))
  const [watch = 0, belt = 0] = set.getAllByText(/^₹[\d,]+$/).map(({ textContent }) => digits(textContent))
  expect(digits(set.getByText(/less than separately$/).textContent)).toBe(2 * watch + belt - 300)
  expect(screen.getByText('Only 2 left')).toBeTruthy()
  unmount()

  backend.database.stock.set(pieces[1] ?? '', 0)
  await open()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Sold out' }).length).toBeGreaterThan(0))
})
