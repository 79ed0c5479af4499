// @vitest-environment node
import { createDrain, createMetrics, currentRequest } from '@umber/page-server'
import { recordedLog } from '@umber/page-server/testing'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createShopPages } from './pages/shop-pages.ts'
import { shownSettings } from '../src/config/shown-settings.ts'
import { shopTemplate } from './pages/shop-template.ts'
import type { Readiness } from './operate/readiness.ts'
import type { PageAnswer, RenderedPage } from '@umber/page-server'
import type { RenderShopPage } from './pages/renderer.ts'
import { securityHeaders } from './security/security-headers.ts'
import { privateNetworks } from './settings.ts'
import { createShopApp, type ShopAppOptions } from './shop-app.ts'

const html =
  '<title>Shop</title><noscript></noscript><div id="root"></div><script type="application/json" id="shop-state">{}</script>'
const rendered: RenderedPage = {
  kind: 'page',
  status: 200,
  head: '',
  body: 'hello',
  lang: 'en',
  direction: 'ltr',
  state: '{}',
  missing: [],
}

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A shop with a renderer of the test. */
async function shopThat(
  render: RenderShopPage,
  options: Partial<
    Pick<ShopAppOptions, 'purgeToken' | 'shopUrl' | 'metricsToken' | 'drain' | 'trustProxy'>
  > = {},
) {
  let time = 0
  let purges = 0
  const { log, lines } = recordedLog('info')
  const note = (line: string) => log.warn(line)
  const readiness: Readiness = { ready: true, checks: { disk: 'ok', backend: 'ok', key: 'ok', redis: 'ok' } }
  const metrics = createMetrics()
  const { shopUrl } = options
  const template = shopTemplate(html, 'showcase')
  const pages = createShopPages({
    shopIn: () => ({ template, render }),
    shopUrl,
    note,
    onRead(outcome) {
      const context = currentRequest()
      if (context !== undefined) context.cache = outcome
    },
    now: () => time,
  })
  const app = createShopApp({
    files: import.meta.dirname,
    securityHeaders: securityHeaders('https://backend.example', html),
    index: { addresses: async () => ['/'], regions: async () => undefined },
    identity: { settings: async () => shownSettings(undefined, { socialLinks: [] }) },
    identityFiles: (_request, _response, next) => next(),
    offlineFiles: (_request, _response, next) => next(),
    feeds: (_request, _response, next) => next(),
    pictures: (_, response) => void response.sendStatus(404),
    pageLocales: (_request, _response, next) => next(),
    movedAddresses: (_request, _response, next) => next(),
    answerPage: pages.answer,
    purge() {
      purges += 1
      pages.purge()
    },
    purgeToken: undefined,
    shopUrl: undefined,
    securityContact: undefined,
    trustProxy: privateNetworks,
    drain: createDrain(),
    readiness: async () => readiness,
    metrics,
    metricsToken: undefined,
    metricsText: async () => await metrics.registry.metrics(),
    log,
    tracing: undefined,
    ...options,
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    noted: () => lines.filter(({ level }) => level === 'warn').map(({ msg }) => String(msg)),
    /** One for each request. */
    requests: () => lines.filter(({ msg }) => msg === 'request'),
    lines,
    url,
    purges: () => purges,
    pass: (milliseconds: number) => void (time += milliseconds),
    get: async (path: string, headers: Record<string, string> = {}) =>
      await fetch(url + path, { redirect: 'manual', headers }),
    post: async (path: string, headers: Record<string, string> = {}, body = '') =>
      await fetch(url + path, { method: 'POST', headers, body }),
  }
}

/** Answers one after the other, and the last one from then on. An error is thrown. */
function inTurn(...answers: readonly (PageAnswer | Error)[]): RenderShopPage {
  const left = [...answers]
  return async () => {
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer === undefined || answer instanceof Error) throw answer
    return answer
  }
}

const away: PageAnswer = { kind: 'unavailable', page: { ...rendered, body: 'frame' } }

it('renders an address once for a minute, and tells proxies to keep it as long', async () => {
  const asked: string[] = []
  const shop = await shopThat(async ({ address, origin }) => {
    asked.push(`${origin}${address}`)
    return rendered
  })
  const response = await shop.get('/category/women?sort=price-asc')
  expect(await response.text()).toContain('<div id="root">hello</div>')
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  )
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  await shop.get('/category/women?sort=price-asc')
  await shop.get('/category/women')
  expect(asked).toEqual([`${shop.url}/category/women?sort=price-asc`, `${shop.url}/category/women`])
})

it('uses the shop’s own address in place of the one that a request names', async () => {
  const shop = await shopThat(async ({ origin }) => ({ ...rendered, body: origin }), {
    shopUrl: 'https://shop.example/',
  })
  expect(await (await shop.get('/')).text()).toContain('<div id="root">https://shop.example</div>')
  expect(await (await shop.get('/robots.txt')).text()).toContain('https://shop.example/sitemap.xml')
})

it('answers 404 for a page that is missing', async () => {
  const shop = await shopThat(inTurn({ ...rendered, status: 404 }))
  const response = await shop.get('/product/nope')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toContain('s-maxage=10')
})

it('redirects for good, with the query', async () => {
  const shop = await shopThat(inTurn({ kind: 'moved', to: '/category/home-essentials' }))
  const response = await shop.get('/category/home?sort=name&a=%20b')
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    '/category/home-essentials?sort=name&a=%20b',
  ])
})

it('answers 503 with the frame of the page while the backend is away, and renders again afterwards', async () => {
  const shop = await shopThat(inTurn(away, rendered))
  const response = await shop.get('/product/shirt?token=secret')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('frame')
  expect(shop.noted()).toEqual(['The backend is away: could not render /product/shirt'])
  expect((await shop.get('/product/shirt?token=secret')).status).toBe(200)
})

it('serves a kept copy while the backend is away, after a purge too', async () => {
  const shop = await shopThat(inTurn(rendered, away), { purgeToken: 'a token' })
  await shop.get('/')
  shop.pass(3_600_000)
  expect((await shop.get('/')).status).toBe(200)
  await shop.post('/purge', { authorization: 'Bearer a token' })
  const response = await shop.get('/')
  expect([response.status, (await response.text()).includes('hello')]).toEqual([200, true])
})

it('does not keep a page that lacks something, and notes what', async () => {
  const shop = await shopThat(inTurn({ ...rendered, body: 'half', missing: ['related products'] }, rendered))
  const half = await shop.get('/')
  expect([half.status, half.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await half.text()).toContain('half')
  expect(shop.noted()).toEqual(['Rendered / without related products'])
  expect(await (await shop.get('/')).text()).toContain('hello')
})

it('serves a kept copy when rendering fails, and otherwise a page for the browser to render', async () => {
  const shop = await shopThat(inTurn(rendered, new Error('a fault')))
  await shop.get('/')
  shop.pass(3_600_000)
  expect((await shop.get('/')).status).toBe(200)
  const response = await shop.get('/about')
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(await response.text()).toContain('<title>Shop</title><noscript></noscript><div id="root"></div>')
  expect(shop.noted().join()).toContain('a fault')
})

/** A shop that names the addresses it has rendered. Products other than the shirt are missing. */
async function shopThatCounts(body = '') {
  const asked: string[] = []
  const shop = await shopThat(async ({ address }) => {
    asked.push(address)
    return { ...rendered, body, status: address === '/' || address.includes('shirt') ? 200 : 404 }
  })
  return { ...shop, asked }
}

it.each([
  `/a${'/'.repeat(7_900)}x`,
  `/${'a/'.repeat(3_900)}`,
  `/product/${'x'.repeat(2_048)}`,
  `/category/${'x'.repeat(12_000)}`,
  '//evil.example/x',
  '/product//linen-shirt',
  '/product/linen-shirt//',
  '/images//shirt.png',
])('refuses an address that no page has before it reads it: %#', async (path) => {
  const shop = await shopThatCounts()
  const response = await shop.get(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await response.text()).toBe('Not found\n')
  expect(shop.asked).toEqual([])
  await expect.poll(() => shop.requests().map(({ path, status }) => [path, status])).toEqual([['other', 404]])
})

it('renders one page for all unknown addresses, and one frame for all orders', async () => {
  const shop = await shopThatCounts()
  for (const path of ['/nope', '/NOPE?q=1', '/a/b/c', '/%E0%A4%A', '/order/a', '/order/b?x', '/Order/c/'])
    await shop.get(path)
  expect(shop.asked).toEqual(['/other', '/order/:id'])
})

it('renders a page once in whatever spelling it is asked for', async () => {
  const shop = await shopThatCounts()
  for (const path of ['/product/shirt', '/PRODUCT/shirt/', '/product/%73hirt', '/product/shirt?q=1&page=2'])
    expect((await shop.get(path)).status).toBe(200)
  expect(shop.asked).toEqual(['/product/shirt'])
})

it.each([
  ['missing products', '/product/junk-'],
  ['filters', '/category/shirts?color='],
  ['pages of a list', '/category/shirts?page='],
  ['searches', '/search?q=shirt+'],
])('keeps its pages however many %s are asked for', async (_, junk) => {
  // As large as thirty documents, so that fifty of them are more than the whole cache.
  const shop = await shopThatCounts('x'.repeat(2_000_000))
  await shop.get('/product/shirt')
  for (let count = 0; count < 50; count += 1) await shop.get(junk + count)
  const before = shop.asked.length
  await shop.get('/product/shirt')
  expect(shop.asked.length).toBe(before)
})

it('drops its pages for the holder of the token only', async () => {
  let renders = 0
  const shop = await shopThat(
    async () => {
      renders += 1
      return rendered
    },
    { purgeToken: 'a token' },
  )
  await shop.get('/')
  for (const authorization of ['', 'Bearer', 'Bearer another', 'Basic a token', 'a token'])
    expect((await shop.post('/purge', { authorization })).status).toBe(401)
  await shop.get('/')
  expect([renders, shop.purges()]).toEqual([1, 0])
  expect((await shop.post('/purge', { authorization: 'Bearer a token' })).status).toBe(204)
  await shop.get('/')
  expect([renders, shop.purges()]).toEqual([2, 1])
})

it('has no purge without a token', async () => {
  const shop = await shopThat(inTurn(rendered))
  expect((await shop.post('/purge', { authorization: 'Bearer undefined' })).status).toBe(404)
  expect(shop.purges()).toBe(0)
})

it('is healthy all the time, and not ready while it stops', async () => {
  let isStopping = false
  const drain = { ...createDrain(), isStopping: () => isStopping }
  const shop = await shopThat(inTurn(rendered), { drain })
  const statuses = async () => [(await shop.get('/health')).status, (await shop.get('/ready')).status]
  expect(await statuses()).toEqual([200, 200])
  const checks = { disk: 'ok', backend: 'ok', key: 'ok', redis: 'ok' }
  expect(await (await shop.get('/ready')).json()).toEqual({ ready: true, checks })
  isStopping = true
  expect(await statuses()).toEqual([200, 503])
  expect(await (await shop.get('/ready')).json()).toEqual({ ready: false, stopping: true, checks })
})

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

it('gives each request an id of its own, also when its page is kept', async () => {
  const shop = await shopThat(inTurn(rendered))
  const ids = [await shop.get('/'), await shop.get('/')].map(({ headers }) => headers.get('x-request-id'))
  expect(ids).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)])
  expect(new Set(ids).size).toBe(2)
  await expect.poll(() => shop.requests().map(({ requestId }) => requestId)).toEqual(ids)
})

it.each(['', 'a b', 'x'.repeat(65), 'id;drop', 'id<script>'])(
  'takes over no malformed request id: %j',
  async (id) => {
    const shop = await shopThat(inTurn(rendered))
    expect((await shop.get('/', { 'x-request-id': id })).headers.get('x-request-id')).toMatch(uuid)
  },
)

it('takes over the request id of a trusted proxy, and of no one else', async () => {
  const id = 'edge.2-b_'.padEnd(64, '7')
  const trusting = await shopThat(inTurn(rendered))
  expect((await trusting.get('/', { 'x-request-id': id })).headers.get('x-request-id')).toBe(id)
  const strict = await shopThat(inTurn(rendered), { trustProxy: ['203.0.113.0/24'] })
  expect((await strict.get('/', { 'x-request-id': id })).headers.get('x-request-id')).toMatch(uuid)
})

it('logs a request in one line, with what the cache had of its page', async () => {
  const shop = await shopThat(inTurn(rendered))
  await shop.get('/product/linen-shirt')
  await shop.get('/product/linen-shirt')
  shop.pass(61_000)
  await shop.get('/product/linen-shirt')
  await expect.poll(() => shop.requests().map(({ cache }) => cache)).toEqual(['miss', 'hit', 'stale'])
  expect(shop.requests()[0]).toEqual({
    level: 'info',
    time: expect.any(String),
    pid: process.pid,
    requestId: expect.stringMatching(uuid),
    method: 'GET',
    path: '/product/linen-shirt',
    status: 200,
    ms: expect.any(Number),
    cache: 'miss',
    msg: 'request',
  })
})

it('writes nothing about a person into the log', async () => {
  const shop = await shopThat(inTurn({ ...rendered, missing: ['related products'] }))
  const secret = 'asha'
  const headers = { cookie: `who=${secret}`, authorization: `Bearer ${secret}`, 'user-agent': secret }
  const paths = [
    `/search?q=${secret}@example.com`,
    `/reset-password?token=${secret}&email=${secret}@example.com`,
    `/order/order_${secret}`,
    `/account/orders/order_${secret}/invoice`,
    `/product/${secret}@example.com`,
    `/${secret}`,
    `/${secret}.txt`,
    `/images/${secret}.png`,
    `/index.html?${secret}`,
    `//${secret}`,
  ]
  for (const path of paths) await shop.get(path, headers)
  await shop.post(`/purge?${secret}`, headers, secret)
  await shop.post(`/reports?${secret}`, headers, secret)
  await shop.post(`/policy-reports?${secret}`, headers, `{"csp-report":{"document-uri":"/${secret}"}}`)
  await expect.poll(() => shop.requests().length).toBeGreaterThanOrEqual(9)
  expect(JSON.stringify(shop.lines)).not.toContain(secret)
  expect(shop.requests().map(({ path }) => path)).toContain('/order/:id')
})

it('says who to write to about a vulnerability', async () => {
  const shop = await shopThat(inTurn(rendered), { shopUrl: 'https://shop.example' })
  const response = await shop.get('/.well-known/security.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:/m)
  expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt')
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})

it('logs no file', async () => {
  const shop = await shopThat(inTurn(rendered))
  for (const path of ['/assets/gone.js', '/images/shirt.avif', '/static/shirt.png', '/favicon.svg'])
    await shop.get(path)
  await shop.get('/')
  await expect.poll(() => shop.requests().map(({ path }) => path)).toEqual(['/'])
})

it('answers the metrics to the holder of the token only', async () => {
  const shop = await shopThat(inTurn(rendered), { metricsToken: 'a token' })
  await shop.get('/product/linen-shirt')
  expect((await shop.get('/metrics')).status).toBe(401)
  expect((await shop.get('/metrics', { authorization: 'Bearer another' })).status).toBe(401)
  const response = await shop.get('/metrics', { authorization: 'Bearer a token' })
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(text).toContain('shop_request_duration_seconds_count{route="/product/:slug",status="2xx"} 1')
  expect(text).toContain('process_resident_memory_bytes')
})

it('has no metrics without a token', async () => {
  const shop = await shopThat(inTurn(rendered))
  expect((await shop.get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(404)
})
