import { CommerceClient } from '@umber/commerce-client'
import { describe, expect, it } from 'vitest'
import { collectionCategories } from '../src/catalogue/collection-categories.ts'
import { createCatalogue, type CatalogueOptions } from '../src/catalogue/create-catalogue.ts'
import { failureFrom } from '../src/failure/failure-from-error.ts'
import { idsOf } from './support/products.ts'

type Answer = (url: URL, nth: number) => unknown

const region = { id: 'reg_india', currency_code: 'inr' }

function productList(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `prod_${at}`,
    title: `Product ${at}`,
    handle: `product-${at}`,
    variants: [{ id: `variant_${at}`, calculated_price: { calculated_amount: at, currency_code: 'inr' } }],
  }))
}

/** A catalogue over a real client. `answer` handles its requests; a number is a status. */
function open(answer: Answer, more: Partial<CatalogueOptions> = {}) {
  const asked: URL[] = []
  const client = new CommerceClient({
    baseUrl: 'http://shop.test',
    publishableKey: 'pk_test',
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      init?.signal?.throwIfAborted()
      asked.push(url)
      const nth = asked.filter(({ pathname }) => pathname === url.pathname).length
      const told =
        url.pathname === '/store/regions' ? (answer(url, nth) ?? { regions: [region] }) : answer(url, nth)
      const status = typeof told === 'number' ? told : 200
      const body = typeof told === 'string' ? told : JSON.stringify(typeof told === 'number' ? {} : told)
      return Promise.resolve(new Response(body, { status }))
    },
  })
  const options = { client, backendUrl: 'http://shop.test', featuredProductIds: ['prod_1'] }
  const to = (path: string) => asked.filter(({ pathname }) => pathname === path)
  return { catalogue: createCatalogue({ ...options, ...more }), asked, to }
}

function paged(products: readonly unknown[]): Answer {
  return (url) => {
    if (url.pathname !== '/store/products') return undefined
    const offset = Number(url.searchParams.get('offset'))
    const limit = Number(url.searchParams.get('limit'))
    return { products: products.slice(offset, offset + limit), count: products.length, offset, limit }
  }
}

describe('The list of products', () => {
  it('is requested for the shop’s region, a hundred at a time, in one fixed order', async () => {
    const { catalogue, to } = open(paged(productList(3)))
    const products = await catalogue.products()
    expect(products).toMatchObject([
      { id: 'prod_0', price: { amount: 0, currency: 'inr' }, isFeatured: false },
      { id: 'prod_1', price: { amount: 1 }, isFeatured: true },
      { id: 'prod_2' },
    ])
    const [{ searchParams: query } = new URL('http://none')] = to('/store/products')
    expect(query.get('region_id')).toBe('reg_india')
    expect(query.get('limit')).toBe('100')
    expect(query.get('order')).toBe('-created_at')
    expect(query.get('fields')).toContain('variants.inventory_quantity')
    expect(query.get('fields')).not.toContain('description')
  })

  it('is read past the first hundred, showing each page as it arrives', async () => {
    const { catalogue, to } = open(paged(productList(250)))
    const shown: number[] = []
    const products = await catalogue.products({ onPage: (soFar) => shown.push(soFar.length) })
    expect(products).toHaveLength(250)
    expect(shown).toEqual([100, 200])
    expect(to('/store/products')).toHaveLength(3)
  })

  it('[F-103] may be empty', async () => {
    const { catalogue } = open(paged([]))
    expect(await catalogue.products()).toEqual([])
  })

  it('holds no product twice when one was created while it was read', async () => {
    const all = productList(150)
    const { catalogue } = open((url, nth) => {
      const isLater = url.pathname === '/store/products' && nth > 1
      return paged(isLater ? [{ ...all[0], id: 'prod_new' }, ...all] : all)(url, nth)
    })
    const products = await catalogue.products()
    expect(new Set(idsOf(products)).size).toBe(products.length)
  })

  it('ends with a backend that never reports the end', async () => {
    const page = productList(100)
    const { catalogue, to } = open((url) =>
      url.pathname === '/store/products' ? { products: page, count: 1e9 } : undefined,
    )
    expect(await catalogue.products()).toHaveLength(100)
    expect(to('/store/products').length).toBeLessThanOrEqual(200)
  })

  it('stops at an empty page and at a short one without a count', async () => {
    const short = open((url) =>
      url.pathname === '/store/products' ? { products: productList(7) } : undefined,
    )
    expect(await short.catalogue.products()).toHaveLength(7)
    expect(short.to('/store/products')).toHaveLength(1)
    const hollow = open((url) =>
      url.pathname === '/store/products' ? { products: [], count: 900 } : undefined,
    )
    expect(await hollow.catalogue.products()).toEqual([])
    expect(hollow.to('/store/products')).toHaveLength(1)
  })

  it.each([{}, [], { products: null, count: 'x' }, { products: [null, 7, {}] }])(
    '[MAP-05] is empty when the backend sends %j',
    async (answer) => {
      const { catalogue } = open((url) => (url.pathname === '/store/products' ? answer : undefined))
      expect(await catalogue.products()).toEqual([])
    },
  )

  it('[CAT-09] fails with the client’s error, after one request', async () => {
    const { catalogue, to } = open((url) => (url.pathname === '/store/products' ? 503 : undefined))
    const error = await catalogue.products().catch((caught: unknown) => caught)
    expect(failureFrom(error)).toMatchObject({ kind: 'busy', status: 503 })
    expect(to('/store/products')).toHaveLength(1)
  })

  it('[F-11] fails when an HTML page arrives instead', async () => {
    const { catalogue } = open((url) => (url.pathname === '/store/products' ? '<html>' : undefined))
    const error = await catalogue.products().catch((caught: unknown) => caught)
    expect(failureFrom(error).kind).toBe('unreadable')
  })

  it('[F-19] is given up with the signal’s own reason', async () => {
    const { catalogue } = open(paged(productList(250)))
    const control = new AbortController()
    const reason = new Error('Left the page')
    const reading = catalogue.products({ signal: control.signal, onPage: () => control.abort(reason) })
    await expect(reading).rejects.toBe(reason)
  })
})

describe('The region', () => {
  it('is looked up once, also for concurrent callers', async () => {
    const { catalogue, to } = open(paged(productList(3)))
    await Promise.all([catalogue.products(), catalogue.products(), catalogue.product('product-1')])
    await catalogue.products()
    expect(to('/store/regions')).toHaveLength(1)
  })

  it('is looked up again after a failure', async () => {
    const { catalogue } = open((url, nth) =>
      url.pathname === '/store/regions' && nth === 1 ? 500 : paged(productList(3))(url, nth),
    )
    await expect(catalogue.products()).rejects.toMatchObject({ status: 500 })
    expect(await catalogue.products()).toHaveLength(3)
  })

  it('is shared, so one caller who aborts does not fail the others', async () => {
    const { catalogue } = open(paged(productList(3)))
    const control = new AbortController()
    const left = catalogue.products({ signal: control.signal })
    const stayed = catalogue.products()
    control.abort(new Error('Left the page'))
    await expect(left).rejects.toThrow('Left the page')
    expect(await stayed).toHaveLength(3)
  })

  it('may be missing', async () => {
    const { catalogue, to } = open((url, nth) =>
      url.pathname === '/store/regions' ? { regions: [] } : paged(productList(1))(url, nth),
    )
    expect(await catalogue.products()).toHaveLength(1)
    expect(to('/store/products')[0]?.searchParams.has('region_id')).toBe(false)
  })
})

describe('One product', () => {
  const only =
    (product: unknown): Answer =>
    (url) =>
      url.pathname === '/store/products' ? { products: product === undefined ? [] : [product] } : undefined

  it('is found by its slug, with its description', async () => {
    const { catalogue, to } = open(only({ ...productList(1)[0], description: 'Plain.' }))
    expect(await catalogue.product('product-0')).toMatchObject({ id: 'prod_0', description: 'Plain.' })
    const query = to('/store/products')[0]?.searchParams
    expect(query?.get('handle')).toBe('product-0')
    expect(query?.get('fields')).toContain('description')
  })

  it('[PROD-11] does not exist when the backend has none of that name', async () => {
    expect(await open(only(undefined)).catalogue.product('nothing')).toBeUndefined()
    expect(await open(only(productList(1)[0])).catalogue.product('another')).toBeUndefined()
  })

  it('[PROD-11] [PROD-12] is a failure, not missing, when the backend fails', async () => {
    const { catalogue } = open((url) => (url.pathname === '/store/products' ? 500 : undefined))
    const error = await catalogue.product('product-0').catch((caught: unknown) => caught)
    expect(failureFrom(error).kind).toBe('broken')
  })

  it('[F-102] is asked for by any slug without leaving the path', async () => {
    const { catalogue, to } = open(only(undefined))
    await catalogue.product('../carts?x=1#y')
    expect(to('/store/products')[0]?.searchParams.get('handle')).toBe('../carts?x=1#y')
  })

  it('[MAP-01] is found by its id when it has no handle', async () => {
    const { catalogue } = open((url) => {
      if (url.pathname === '/store/products/prod_0')
        return { product: { ...productList(1)[0], handle: null } }
      if (url.pathname === '/store/products/prod_none') return 404
      return url.pathname === '/store/products' ? { products: [] } : undefined
    })
    expect(await catalogue.product('prod_0')).toMatchObject({ slug: 'prod_0' })
    expect(await catalogue.product('prod_none')).toBeUndefined()
  })
})

describe('The categories', () => {
  it('are the product categories, read page by page', async () => {
    const all = Array.from({ length: 300 }, (_, at) => ({ id: `c${at}`, name: `Category ${at}`, rank: at }))
    const { catalogue, to } = open((url) => {
      if (url.pathname !== '/store/product-categories') return undefined
      const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)))
      return { product_categories: all.slice(offset, (offset ?? 0) + (limit ?? 0)), count: all.length }
    })
    expect(await catalogue.categories()).toHaveLength(300)
    expect(to('/store/product-categories')).toHaveLength(2)
  })

  it('are the collections with what their metadata says, where a shop wants it so', async () => {
    const collections = [
      { id: 'c2', title: 'Shirts', handle: 'men-shirts', metadata: { parent_handle: 'men', rank: 2 } },
      { id: 'c1', title: 'Men', handle: 'men', metadata: { rank: 1 } },
    ]
    const { catalogue, to } = open(
      (url) => (url.pathname === '/store/collections' ? { collections } : undefined),
      { categories: collectionCategories },
    )
    expect((await catalogue.categories()).map(({ slug }) => slug)).toEqual(['men', 'men-shirts'])
    expect(to('/store/collections')[0]?.searchParams.get('fields')).toBe('id,title,handle,metadata')
  })
})

describe('A collection', () => {
  it('is read by its handle, with the picture and the text of its page', async () => {
    const monsoon = {
      id: 'pcol_1',
      title: 'Monsoon',
      handle: 'monsoon',
      page_content: { picture: '/static/rain.jpg', picture_text: 'Rain', text: 'For the rains.' },
    }
    const { catalogue, to } = open(
      (url) => {
        if (url.pathname !== '/store/collections') return undefined
        const found = url.searchParams.get('handle') === 'monsoon' ? [monsoon] : []
        return { collections: found, count: found.length }
      },
      { hasPageContent: true },
    )
    expect(await catalogue.collection('monsoon')).toEqual({
      id: 'pcol_1',
      name: 'Monsoon',
      slug: 'monsoon',
      description: 'For the rains.',
      image: expect.stringMatching(/^http.*\/static\/rain.jpg$/),
      imageText: 'Rain',
    })
    expect(to('/store/collections')[0]?.searchParams.get('fields')).toContain('page_content.picture')
    expect(await catalogue.collection('gone')).toBeUndefined()
  })
})
