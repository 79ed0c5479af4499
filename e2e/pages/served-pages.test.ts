import { categories, products } from '@umber/sample-store'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { paths, sample } from '../screens/open.ts'
import { expect, test } from '../support/test.ts'

/** A page as it comes from the server. */
interface ServedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly title: string
  readonly description: string
  readonly canonical: string | undefined
  readonly robots: string | undefined
  /** The JSON-LD objects of the head. */
  readonly data: readonly Data[]
  /** The text of the main part, with single spaces. */
  readonly text: string
}

type Data = Readonly<Record<string, unknown>>

async function read(request: APIRequestContext, address: string): Promise<ServedPage> {
  const answer = await request.get(address, { maxRedirects: 0 })
  const html = await answer.text()
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]
  const data: unknown = JSON.parse(first(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? '[]')
  return {
    status: answer.status(),
    headers: answer.headers(),
    html,
    title: first(/<title>(.*?)<\/title>/s) ?? '',
    description: first(/<meta name="description" content="([^"]*)"/) ?? '',
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    data: (Array.isArray(data) ? data : [data]) as readonly Data[],
    text: (first(/<main[^>]*>(.*?)<\/main>/s) ?? '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' '),
  }
}

const typesOf = ({ data }: ServedPage) => data.map((each) => each['@type'])
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

test('the home page is served with its heading, featured products and organization', async ({ request }) => {
  const page = await read(request, paths.home)
  expect(page).toMatchObject({
    status: 200,
    title: 'Clothes, accessories and things for the home | Umber &amp; Ecru',
    canonical: expect.stringMatching(/^https?:\/\/[^/]+\/$/),
    robots: undefined,
  })
  expect(page.description).not.toBe('')
  expect(typesOf(page)).toEqual(['Organization'])
  expect(page.text).toContain('made to be kept')
  expect(page.text).toContain(sample('linen-shirt').title)
})

test('a category is served with its products, and its filters apply', async ({ request }) => {
  const women = categories.find(({ slug }) => slug === 'women')
  const page = await read(request, paths.category('women'))
  expect(page).toMatchObject({
    status: 200,
    title: 'Women | Umber &amp; Ecru',
    description: women?.description,
    canonical: expect.stringMatching(/\/category\/women$/),
  })
  expect(typesOf(page)).toEqual(['BreadcrumbList'])
  expect(page.html).toContain('href="/product/block-print-kurti-set"')

  const filtered = await read(request, `${paths.category('women')}?color=white&sort=price-low-high`)
  expect(filtered.status).toBe(200)
  // Filters are the same page to a search engine.
  expect(filtered.canonical).toBe(page.canonical)
  expect(countOf(filtered)).toBeGreaterThan(0)
  expect(countOf(filtered)).toBeLessThan(countOf(page))
  const prices = [...filtered.text.matchAll(/(?<!Original )Price ₹([\d,]+)/g)].map(([, price = '']) =>
    Number(price.replaceAll(',', '')),
  )
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

const countOf = ({ text }: ServedPage): number => Number(/(\d+) products?/.exec(text)?.[1] ?? Number.NaN)

test(
  'a product is served with its price, options, specifications and related products',
  { tag: '@smoke' },
  async ({ request }) => {
    const shirt = sample('linen-shirt')
    const page = await read(request, paths.product(shirt.slug))
    expect(page).toMatchObject({
      status: 200,
      title: 'Linen Shirt | Umber &amp; Ecru',
      description: expect.stringContaining('A plain collared shirt in linen'),
      canonical: expect.stringMatching(/\/product\/linen-shirt$/),
    })
    for (const words of [
      shirt.title,
      'Price ₹189',
      'Color : White',
      'Size : not chosen S M L XL',
      'A plain collared shirt in linen woven in Normandy',
      'Buttons: mother of pearl',
      'You Might Also Like',
    ])
      expect(page.text).toContain(words)
    expect(typesOf(page)).toEqual(['Product', 'BreadcrumbList'])
    expect(page.data[0]).toMatchObject({
      name: shirt.title,
      description: expect.stringContaining('The collar is unfused'),
      sku: 'LINEN-SHIRT-WHITE-M',
      offers: {
        '@type': 'Offer',
        price: '189.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    })
  },
)

test('every product has its own title, description and canonical address', async ({ request }) => {
  const pages: ServedPage[] = []
  for (const { slug } of products) pages.push(await read(request, paths.product(slug)))
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  for (const name of ['title', 'description', 'canonical'] as const)
    expect(new Set(pages.map((page) => page[name])).size, name).toBe(products.length)
})

test('search results are served, and are not for search engines', async ({ request }) => {
  const page = await read(request, '/search?q=linen%20shirt')
  expect(page).toMatchObject({ status: 200, robots: 'noindex', canonical: undefined })
  expect(page.title).toBe('Search: linen shirt | Umber &amp; Ecru')
  expect(page.html).toContain('href="/product/linen-shirt"')
})

test(
  'pages of one person are served as a frame, without anything to index',
  { tag: '@smoke' },
  async ({ request }) => {
    for (const address of ['/cart', '/checkout', '/account', '/account/orders', '/wishlist', '/login']) {
      const page = await read(request, address)
      expect.soft(page, address).toMatchObject({ status: 200, robots: 'noindex', canonical: undefined })
      expect.soft(page.html, address).toContain('<header')
      expect.soft(page.text.trim(), address).not.toBe('')
    }
    // What only a link or an order opens has no text before the device is asked.
    for (const address of [
      '/order/order_1',
      '/account/orders/order_1',
      '/reset-password',
      '/checkout/return',
    ]) {
      const page = await read(request, address)
      expect.soft(page, address).toMatchObject({ status: 200, robots: 'noindex', canonical: undefined })
      expect.soft(page.title, address).toContain(' | ')
    }
  },
)

test('a page is the same for every visitor', { tag: '@smoke' }, async ({ request }) => {
  const visitors = [
    {},
    { cookie: 'connect.sid=someone; theme=dark', 'accept-language': 'de' },
    { authorization: 'Bearer token', 'user-agent': 'Googlebot/2.1', referer: 'https://example.org/' },
  ]
  for (const address of [paths.home, paths.product('linen-shirt'), '/cart', '/account']) {
    await settled(request, address)
    const bodies: string[] = []
    for (const headers of visitors) {
      const answer = await request.get(address, { headers })
      expect(answer.headers()['set-cookie'], address).toBeUndefined()
      expect(answer.headers()['vary'], address).toBe('Accept-Encoding')
      bodies.push(await answer.text())
    }
    expect(new Set(bodies).size, address).toBe(1)
  }
})

/** Until a copy is kept: another test may change a product meanwhile. */
async function settled(request: APIRequestContext, address: string): Promise<APIResponse> {
  let answer = await request.get(address)
  await expect
    .poll(async () => {
      const before = answer.headers()['etag']
      answer = await request.get(address)
      return answer.headers()['etag'] === before && answer.headers()['cache-control'] === cacheControl
    })
    .toBe(true)
  return answer
}

test('a page may be kept by a proxy, and an unchanged one is not sent again', async ({ request }) => {
  const page = await settled(request, paths.product('field-watch'))
  const { etag = '' } = page.headers()
  expect(etag).toMatch(/^W\/"/)
  const unchanged = await request.get(paths.product('field-watch'), { headers: { 'if-none-match': etag } })
  expect(unchanged.status()).toBe(304)
  expect(await unchanged.text()).toBe('')
  const other = await request.get(paths.product('field-watch'), { headers: { 'if-none-match': 'W/"old"' } })
  expect(other.status()).toBe(200)
})

test(
  '[ROUTE-02] an unknown address is a 404 with a page, and another name of a category moves',
  { tag: '@smoke' },
  async ({ request }) => {
    for (const address of ['/no-such-page', '/product/no-such-thing', '/category/no-such-thing']) {
      const page = await read(request, address)
      expect(page, address).toMatchObject({ status: 404, robots: 'noindex', canonical: undefined })
      expect(page.headers['cache-control'], address).toContain('s-maxage=10')
      expect(page.text, address).toContain('not found')
      expect(page.html, address).toContain('id="shop-config"')
    }
    const moved = await read(request, '/category/home?sort=newest')
    expect(moved.status).toBe(301)
    expect(moved.headers['location']).toBe('/category/home-essentials?sort=newest')
  },
)

test('the server takes no writes', async ({ request }) => {
  for (const address of [paths.home, '/login', '/product/linen-shirt']) {
    const answer = await request.post(address, { form: { password: 'secret' } })
    expect([address, answer.status(), answer.headers()['allow']]).toEqual([address, 405, 'GET, HEAD'])
  }
})

test('a purge needs the secret of the shop', { tag: '@medusa' }, async ({ request }) => {
  const purge = await request.post('/purge', { headers: { authorization: 'Bearer guess' } })
  expect(purge.status()).toBe(401)
})

test('a page of products and its compressed form stay small', async ({ request }) => {
  for (const address of [paths.home, paths.category('all'), paths.product('linen-shirt')]) {
    const answer = await request.head(address, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], address).toBe('br')
    expect(Number(answer.headers()['content-length']), address).toBeLessThanOrEqual(32_000)
  }
})

test('the pictures of the backend come from the shop’s own address, without its cookies', async ({
  request,
}) => {
  const { html } = await read(request, paths.category('all'))
  const [, address = ''] = /<img src="([^"]+)"/.exec(html) ?? []
  expect(address).toMatch(/^\/images\/.+\?v=/)
  const picture = await request.get(address)
  expect(picture.status()).toBe(200)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(picture.headers()['set-cookie']).toBeUndefined()
  expect((await request.get('/images/no-such-picture.webp')).status()).toBe(404)
})
