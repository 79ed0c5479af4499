import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  createMemoryStorage,
  type Catalogue,
  type KeyValueStorage,
  type Product,
} from '@umber/storefront-core'
import { Fragment, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { candle, createCartBackend, shirt } from '../../../test/support/cart-backend.ts'
import { listedProduct } from '../../../test/support/listed-product.ts'
import { product } from '../../../test/support/products.ts'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { measuringCopy as copy } from '../../copy/measuring.ts'
import { presetOf, type Preset } from '../../config/preset.ts'
import { useProduct } from '../../queries/use-products.ts'
import { createConsent } from './consent.ts'
import { ConsentButton } from './consent-button.tsx'
import type { Measuring, ShopEvent } from './events.ts'
import { faultsOf } from './ga4-schema.fixture.ts'
import { MeasuringPart } from './measuring-part.tsx'

const google = { ga4Id: 'G-ABC123DEF4' }

interface Opened {
  readonly path?: string
  readonly storage?: KeyValueStorage
  readonly settings?: typeof google & { readonly plausibleDomain?: string }
  readonly preset?: Preset
  /** What reads besides. */
  readonly reader?: ReactNode
  readonly read?: Product
}

function open({
  path = '/',
  storage = createMemoryStorage(),
  settings = google,
  preset = presetOf('showcase'),
  reader,
  read,
}: Opened = {}) {
  const consent = createConsent(storage)
  const events: ShopEvent[] = []
  const pages: string[] = []
  const stop = vi.fn<Measuring['stop']>()
  const start = vi.fn<() => Measuring>(() => ({
    page: (address: string) => void pages.push(address),
    send: (event: ShopEvent) => void events.push(event),
    stop,
  }))
  const { client } = createCartBackend([shirt])
  const part = <MeasuringPart settings={settings} consent={consent} start={start} />
  const shop = renderShop(
    [<Fragment key="part">{part}</Fragment>, <Fragment key="reader">{reader}</Fragment>],
    {
      path,
      client,
      services: { preset },
      ...(read && { catalogue: catalogueOf(read) }),
    },
  )
  return {
    ...shop,
    consent,
    storage,
    events,
    pages,
    start,
    stop,
    names: () => events.map(({ name }) => name),
  }
}

const catalogueOf = (product: Product): Catalogue => ({
  region: async () => ({ id: 'reg_1', currency: 'inr' }),
  categories: async () => [],
  collections: async () => [],
  collection: async () => undefined,
  products: async () => [],
  product: async () => product,
  productsOf: async () => [],
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const banner = () => screen.queryByRole('region', { name: copy.question })
const addCandle = async ({ cart }: ReturnType<typeof open>) =>
  await act(async () => {
    await cart.addItem({
      productId: `product_${candle.slug}`,
      variantId: `variant_${candle.slug}`,
      quantity: 2,
    })
  })

it('nothing is started, stored or sent before the visitor agrees, nor after they have declined', async () => {
  const send = vi.spyOn(globalThis, 'fetch')
  const shop = open({ path: '/cart' })
  const set = vi.spyOn(shop.storage, 'set')
  expect(banner()?.textContent).toContain('Google Analytics')
  await addCandle(shop)
  expect(set).not.toHaveBeenCalled()
  press(copy.decline)
  expect(banner()).toBeNull()
  expect(shop.start).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
  expect(document.querySelector('script')).toBeNull()
  expect(set.mock.calls).toEqual([['measuring', 'declined']])
})

it('names all who count', () => {
  open({ settings: { ...google, plausibleDomain: 'shop.example' } })
  expect(banner()?.textContent).toContain(copy.text('Google Analytics and Plausible'))
})

it('both choices look the same, and are remembered on the device', () => {
  const shop = open()
  const [decline, accept] = [copy.decline, copy.accept].map((name) => screen.getByRole('button', { name }))
  expect(decline?.className).toBe(accept?.className)
  press(copy.accept)
  expect(shop.start).toHaveBeenCalledTimes(1)
  shop.unmount()
  const again = open({ storage: shop.storage })
  expect(banner()).toBeNull()
  expect(again.start).toHaveBeenCalledTimes(1)
})

it('tells of pages, and of what is put into the cart and taken out, as GA4 takes it', async () => {
  const shop = open({ path: '/cart?token=secret' })
  press(copy.accept)
  await waitFor(() => expect(shop.names()).toEqual(['view_cart']))
  await addCandle(shop)
  await waitFor(() => expect(shop.names()).toEqual(['view_cart', 'add_to_cart']))
  const line = shop.cart.getState().view.lines.find(({ name }) => name === shirt.name)
  await act(async () => void (await shop.cart.removeItem(line?.id ?? '')))
  await waitFor(() => expect(shop.names()).toEqual(['view_cart', 'add_to_cart', 'remove_from_cart']))
  expect(shop.events.flatMap(faultsOf)).toEqual([])
  expect(shop.events[1]?.params).toMatchObject({
    currency: 'INR',
    value: 78,
    items: [{ item_id: 'product_fig-vetiver-candle', item_name: candle.name, price: 39, quantity: 2 }],
  })
  expect(shop.events[2]?.params).toMatchObject({
    value: 189,
    items: [{ item_name: shirt.name, quantity: 1 }],
  })
  expect(shop.pages).toEqual(['https://shop.test/cart'])
})

it.each([
  ['/order/order_01SECRET?access=token&utm_source=letter', '/order/:id?utm_source=letter'],
  ['/no-such-page/SECRET', '/not-found'],
  ['/product/linen-shirt?color=sand&access=token', '/product/linen-shirt?color=sand'],
])('the address of %s is told as %s', (path, told) => {
  const shop = open({ path, preset: presetOf('live') })
  press(copy.accept)
  expect(shop.pages).toEqual([`https://shop.test${told}`])
})

it('a product is told with the variant of its address, and a list with its products', async () => {
  const dress = product({ id: 'prod_dress', slug: 'dress', name: 'Dress', amount: 250 })
  function Reads() {
    useProduct('dress')
    const page = { products: [dress, listedProduct('Scarf')], total: 2 }
    useQuery({ queryKey: ['listing', 'women', 'newest'], queryFn: async () => page })
    return null
  }
  const onProduct = open({ path: '/product/dress', reader: <Reads />, read: dress })
  press(copy.accept)
  await waitFor(() => expect(onProduct.names()).toEqual(['view_item']))
  expect(onProduct.events[0]?.params).toEqual({
    currency: 'INR',
    value: 250,
    items: [
      { item_id: 'prod_dress', item_name: 'Dress', item_variant: 'prod_dress', price: 250, quantity: 1 },
    ],
  })
  onProduct.unmount()
  const onList = open({ path: '/category/women', reader: <Reads /> })
  press(copy.accept)
  await waitFor(() => expect(onList.names()).toEqual(['view_item_list']))
  expect(onList.events[0]?.params).toEqual({
    item_list_id: 'women',
    items: [
      { item_id: 'prod_dress', item_name: 'Dress', price: 250, index: 0 },
      { item_id: 'Scarf', item_name: 'Scarf', index: 1 },
    ],
  })
  expect([...onProduct.events, ...onList.events].flatMap(faultsOf)).toEqual([])
})

it('a search is told with its term', async () => {
  const shop = open({ path: '/search?q=linen' })
  press(copy.accept)
  await waitFor(() => expect(shop.events).toEqual([{ name: 'search', params: { search_term: 'linen' } }]))
})

it('the choice can be changed: the question comes back with the focus, and a refusal ends all', async () => {
  const shop = open()
  press(copy.accept)
  act(shop.consent.ask)
  expect(document.activeElement?.textContent).toBe(copy.question)
  press(copy.decline)
  expect(shop.stop).toHaveBeenCalledTimes(1)
  const told = shop.events.length
  await addCandle(shop)
  expect(shop.events).toHaveLength(told)
})

it('the footer leads back to the choice', () => {
  renderShop(
    <>
      <ConsentButton />
      <MeasuringPart
        settings={google}
        start={vi.fn<() => Measuring>(() => ({ page() {}, send() {}, stop() {} }))}
      />
    </>,
  )
  press(copy.decline)
  expect(banner()).toBeNull()
  press(copy.change)
  expect(banner()).not.toBeNull()
})
