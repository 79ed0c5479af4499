import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { done, regionId, signInAdmin, signUp } from '../support/backend'
import { listed, saidPrice, shown } from '../support/listed'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

const full = 500
const reduced = 400
/** A sale by time begins and ends this far from now, in ms. */
const soon = 4000

let admin: string
let product: TestProducts

const change = async (path: string, body: object = {}): Promise<unknown> =>
  done('POST', `/admin/${path}`, { bearer: admin, body })
const drop = async (path: string): Promise<unknown> => done('DELETE', `/admin/${path}`, { bearer: admin })

/** A price list with one price of the product. */
async function makeSale(terms: object = {}): Promise<string> {
  const made = await change('price-lists', {
    title: 'A sale',
    description: 'For a test',
    type: 'sale',
    status: 'active',
    prices: [{ currency_code: 'inr', amount: reduced, variant_id: product.variantId }],
    ...terms,
  })
  return textAt(made, 'price_list.id')
}

const priceInSale = async (sale: string): Promise<string> =>
  textAt(
    await done('GET', `/admin/price-lists/${sale}?fields=*prices`, { bearer: admin }),
    'price_list.prices.0.id',
  )

const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

describe('A list and the page of a product say the same price', () => {
  beforeAll(async () => {
    admin = await signInAdmin()
    product = await makeProducts(admin, 'Sold in sales', 3)
    await saidPrice(product.productId, full, { within: 20_000 })
  })

  afterAll(async () => product.remove())

  it('when a sale is made, put back to draft, made active again, and deleted', async () => {
    const sale = await makeSale()
    expect(await saidPrice(product.productId, reduced)).toBe(reduced)
    await change(`price-lists/${sale}`, { status: 'draft' })
    expect(await saidPrice(product.productId, full)).toBe(full)
    await change(`price-lists/${sale}`, { status: 'active' })
    expect(await saidPrice(product.productId, reduced)).toBe(reduced)
    await drop(`price-lists/${sale}`)
    expect(await saidPrice(product.productId, full)).toBe(full)
  })

  it('when prices are added to a sale, changed in it, and removed from it', async () => {
    const sale = await makeSale({ prices: [] })
    const batch = async (body: object) => change(`price-lists/${sale}/prices/batch`, body)
    const price = { currency_code: 'inr', variant_id: product.variantId }
    await batch({ create: [{ ...price, amount: reduced }] })
    expect(await saidPrice(product.productId, reduced)).toBe(reduced)
    const id = await priceInSale(sale)
    await batch({ update: [{ ...price, id, amount: reduced - 10 }] })
    expect(await saidPrice(product.productId, reduced - 10)).toBe(reduced - 10)
    await batch({ delete: [id] })
    expect(await saidPrice(product.productId, full)).toBe(full)
    await drop(`price-lists/${sale}`)
  })

  it('when a product is taken out of a sale', async () => {
    const sale = await makeSale()
    expect(await saidPrice(product.productId, reduced)).toBe(reduced)
    await change(`price-lists/${sale}/products`, { remove: [product.productId] })
    expect(await saidPrice(product.productId, full)).toBe(full)
    await drop(`price-lists/${sale}`)
  })

  it('when a sale begins and ends by the clock', async () => {
    const sale = await makeSale({ starts_at: fromNow(soon), ends_at: fromNow(2 * soon) })
    expect(await saidPrice(product.productId, full)).toBe(full)
    expect(await saidPrice(product.productId, reduced, { within: soon + 5000 })).toBe(reduced)
    expect(await saidPrice(product.productId, full, { within: soon + 5000 })).toBe(full)
    await drop(`price-lists/${sale}`)
  })

  it('when the end of a running sale is moved into the past', async () => {
    const sale = await makeSale()
    expect(await saidPrice(product.productId, reduced)).toBe(reduced)
    await change(`price-lists/${sale}`, { ends_at: fromNow(-60_000) })
    expect(await saidPrice(product.productId, full)).toBe(full)
    await drop(`price-lists/${sale}`)
  })

  it('when a group of customers has a price of its own, to them', async () => {
    const { token } = await signUp()
    const own = textAt(await done('GET', '/store/customers/me', { bearer: token }), 'customer.id')
    const group = textAt(
      await change('customer-groups', { name: `Friends ${Date.now()}` }),
      'customer_group.id',
    )
    await change(`customer-groups/${group}/customers`, { add: [own] })
    const sale = await makeSale({ rules: { 'customer.groups.id': [group] } })
    await expect
      .poll(async () => shown(product.productId, token), { timeout: 5000 })
      .toMatchObject({ inList: reduced, onPage: reduced })
    expect(await saidPrice(product.productId, full)).toBe(full)
    const inCart = async (who: { bearer?: string }): Promise<unknown> => {
      const items = [{ variant_id: product.variantId, quantity: 1 }]
      const body = { region_id: await regionId(), items }
      return at(await done('POST', '/store/carts', { ...who, body }), 'cart.items.0.unit_price')
    }
    expect(await inCart({ bearer: token })).toBe(reduced)
    expect(await inCart({})).toBe(full)
    await drop(`price-lists/${sale}`)
  })

  it('when its own price changes', async () => {
    const path = `products/${product.productId}/variants/${product.variantId}`
    const priced = async (amount: number) => change(path, { prices: [{ currency_code: 'inr', amount }] })
    await priced(430)
    expect(await saidPrice(product.productId, 430)).toBe(430)
    await priced(full)
    expect(await saidPrice(product.productId, full)).toBe(full)
  })

  it('when many prices change at once', async () => {
    const path = `products/${product.productId}/variants/batch`
    await change(path, {
      update: [{ id: product.variantId, prices: [{ currency_code: 'inr', amount: 410 }] }],
    })
    expect(await saidPrice(product.productId, 410)).toBe(410)
    await change(path, {
      update: [{ id: product.variantId, prices: [{ currency_code: 'inr', amount: full }] }],
    })
    expect(await saidPrice(product.productId, full)).toBe(full)
  })
})

describe('A list says what each choice costs', () => {
  it('where the variants of a product differ in price, by the option that decides', async () => {
    admin = await signInAdmin()
    const channels = await done('GET', '/admin/sales-channels?limit=1', { bearer: admin })
    const variant = (Size: string, Color: string, amount: number) => ({
      title: `${Size}, ${Color}`,
      options: { Size, Color },
      manage_inventory: false,
      prices: [{ currency_code: 'inr', amount }],
    })
    const made = await change('products', {
      title: 'Dearer in XL',
      handle: `dearer-in-xl-${Date.now()}`,
      status: 'published',
      sales_channels: [{ id: textAt(channels, 'sales_channels.0.id') }],
      options: [
        { title: 'Size', values: ['M', 'XL'] },
        { title: 'Color', values: ['White', 'Black'] },
      ],
      variants: [
        variant('M', 'White', full),
        variant('M', 'Black', full),
        variant('XL', 'White', 560),
        variant('XL', 'Black', 560),
      ],
    })
    const id = textAt(made, 'product.id')
    const black = textAt(
      listAt(made, 'product.variants').find((one) => at(one, 'title') === 'XL, Black'),
      'id',
    )
    const entries = async () =>
      listAt(await listed(id), 'option_prices')
        .map((entry) => String(entry).replaceAll('\u001F', '/'))
        .toSorted()
    const soon = { timeout: 20_000, interval: 200 }
    await expect.poll(entries, soon).toEqual(['500/500/Size/M', '560/560/Size/XL'])
    const price = { currency_code: 'inr', amount: reduced, variant_id: black }
    const sale = await makeSale({ prices: [price] })
    await expect
      .poll(entries, soon)
      .toEqual([
        '400/560/Size/XL/Color/Black',
        '500/500/Size/M/Color/Black',
        '500/500/Size/M/Color/White',
        '560/560/Size/XL/Color/White',
      ])
    await drop(`price-lists/${sale}`)
    await change(`products/${id}`, { status: 'draft' })
  })
})

describe('A list has what belongs into it', () => {
  const named = (word: string) => `${word}-${Date.now()}`
  const isIn = async (handle: string) =>
    (await listed(product.productId, { categories: handle })) !== undefined
  /** Waits until it is, or is not, in this list. */
  const isSoonIn = async (handle: string, is: boolean) => {
    await expect.poll(async () => isIn(handle), { timeout: 5000, interval: 100 }).toBe(is)
    return isIn(handle)
  }
  const makeCategory = async (handle: string, terms: object = {}) =>
    textAt(
      await change('product-categories', { name: handle, handle, is_active: true, ...terms }),
      'product_category.id',
    )

  beforeAll(async () => {
    admin = await signInAdmin()
    product = await makeProducts(admin, 'Sorted anew', 3)
    await saidPrice(product.productId, full, { within: 20_000 })
  })

  afterAll(async () => product.remove())

  it('after a category has taken it in on its own page, was moved, renamed, and has let it go', async () => {
    const [above, below, other] = [named('above'), named('below'), named('renamed')]
    const parent = await makeCategory(above)
    const child = await makeCategory(below)
    await change(`product-categories/${child}/products`, { add: [product.productId] })
    expect(await isSoonIn(below, true)).toBe(true)
    expect(await isIn(above)).toBe(false)
    await change(`product-categories/${child}`, { parent_category_id: parent })
    expect(await isSoonIn(above, true)).toBe(true)
    await change(`product-categories/${parent}`, { handle: other })
    expect(await isSoonIn(other, true)).toBe(true)
    expect(await isSoonIn(above, false)).toBe(false)
    await change(`product-categories/${child}/products`, { remove: [product.productId] })
    expect(await isSoonIn(below, false)).toBe(false)
    await change(`product-categories/${child}/products`, { add: [product.productId] })
    expect(await isSoonIn(below, true)).toBe(true)
    await drop(`product-categories/${child}`)
    expect(await isSoonIn(below, false)).toBe(false)
    await drop(`product-categories/${parent}`)
  })

  it('after a program has put it into a category and taken it out again, with the job of the next minute', async () => {
    const handle = named('filed')
    const category = await makeCategory(handle)
    const run = async (workflow: string, input: object = {}) =>
      change(`workflows-executions/${workflow}/run`, { input })
    const file = async (products: object) => {
      await run('batch-link-products-to-category', { id: category, ...products })
      await run('job-follow-sale-times')
    }
    await file({ add: [product.productId] })
    expect(await isSoonIn(handle, true)).toBe(true)
    await file({ remove: [product.productId] })
    expect(await isSoonIn(handle, false)).toBe(false)
    await drop(`product-categories/${category}`)
  })

  it('after a collection has taken it in and was deleted', async () => {
    const handle = named('collection')
    const made = await change('collections', { title: handle, handle })
    const id = textAt(made, 'collection.id')
    const isCollected = async () => (await listed(product.productId, { collection_id: id })) !== undefined
    const soon = { timeout: 5000, interval: 100 }
    await change(`collections/${id}/products`, { add: [product.productId] })
    await expect.poll(isCollected, soon).toBe(true)
    await drop(`collections/${id}`)
    await expect.poll(isCollected, soon).toBe(false)
  })

  it('and says that it is sold out after the last piece was reserved or taken away, until there are others', async () => {
    const locations = await done('GET', '/admin/stock-locations?limit=1', { bearer: admin })
    const location = textAt(locations, 'stock_locations.0.id')
    const level = `inventory-items/${product.inventoryItemId}/location-levels/${location}`
    const isSoonSoldOut = async (is: boolean) => {
      const isSoldOut = async () => at(await listed(product.productId), 'is_sold_out')
      await expect.poll(isSoldOut, { timeout: 5000, interval: 100 }).toBe(is)
      return isSoldOut()
    }
    expect(await isSoonSoldOut(false)).toBe(false)
    await change(level, { stocked_quantity: 0 })
    expect(await isSoonSoldOut(true)).toBe(true)
    await change(level, { stocked_quantity: 1 })
    expect(await isSoonSoldOut(false)).toBe(false)
    const body = { inventory_item_id: product.inventoryItemId, location_id: location, quantity: 1 }
    const reservation = textAt(await change('reservations', body), 'reservation.id')
    expect(await isSoonSoldOut(true)).toBe(true)
    await drop(`reservations/${reservation}`)
    expect(await isSoonSoldOut(false)).toBe(false)
    await change(`products/${product.productId}/variants/${product.variantId}`, { allow_backorder: true })
    await change(level, { stocked_quantity: 0 })
    expect(await isSoonSoldOut(false)).toBe(false)
  })

  it('after a sales channel has let it go and taken it back', async () => {
    const channels = await done('GET', '/admin/sales-channels?limit=1', { bearer: admin })
    const path = `sales-channels/${textAt(channels, 'sales_channels.0.id')}/products`
    const expectListed = async (is: boolean) =>
      expect
        .poll(async () => (await listed(product.productId)) !== undefined, { timeout: 5000, interval: 100 })
        .toBe(is)
    await change(path, { remove: [product.productId] })
    await expectListed(false)
    await change(path, { add: [product.productId] })
    await expectListed(true)
  })
})
