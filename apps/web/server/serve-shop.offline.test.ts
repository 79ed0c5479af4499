// @vitest-environment node
import { listen } from '@umber/page-server/testing'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishableKey } from '@umber/sample-store'
import { afterEach, expect, it } from 'vitest'
import { makeSmallSite } from './pages/small-site.fixture.ts'
import { serveShop } from './serve-shop.ts'

const renderer = `export const createRenderer = () => async () => ({
  kind: 'page', status: 200, head: '', body: '', lang: 'en', direction: 'ltr', state: '{}', missing: [],
})`

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A shop whose owner has set this. */
async function shopWith(isOn: boolean, preset: 'live' | 'showcase' = 'live') {
  const shop = { isOn, isAway: false }
  const backendUrl = await listen((request, response) => {
    const isSettings = request.url?.startsWith('/store/shop-settings') === true
    response.writeHead(shop.isAway ? 503 : 200, { 'Content-Type': 'application/json' })
    const settings = { name: 'Kiesel & Söhne', offline: { is_on: shop.isOn } }
    response.end(JSON.stringify(isSettings ? { shop_settings: settings } : {}))
  })
  const config = { publishableKey, featuredProductIds: [], socialLinks: [], backendUrl, preset }
  const site = makeSmallSite(renderer)
  writeFileSync(join(site.root, 'service-worker.js'), '// keeps what was read')
  const server = await serveShop({ ...site, port: 0, config })
  open.push(server.stop)
  const get = async (path: string) => await fetch(server.url + path)
  return { shop, get, purge: server.purge, text: async (path: string) => await (await get(path)).text() }
}

it('the worker is served where the owner has set it, and asked for again at each visit', async () => {
  const { get } = await shopWith(true)
  const answer = await get('/service-worker.js')
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toBe('// keeps what was read')
  const policy = (await get('/about')).headers.get('content-security-policy')
  expect(policy).toContain("worker-src 'self'")
  expect(policy).toContain('trusted-types service-worker')
})

it('switched off, the worker is replaced by one that removes what was kept, and itself', async () => {
  const { shop, get, purge, text } = await shopWith(true)
  await text('/service-worker.js')
  shop.isOn = false
  purge()
  const ending = await text('/service-worker.js')
  expect(ending).toContain("startsWith('shop-offline-')")
  expect(ending).toContain('registration.unregister()')
  expect((await get('/about')).headers.get('content-security-policy')).not.toMatch(/worker/)
  expect(await text('/offline.html')).not.toContain('id="read"')
})

it('no browser loses what it has kept because the settings cannot be read', async () => {
  const { shop, get } = await shopWith(true)
  shop.isAway = true
  const answer = await get('/service-worker.js')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('the offline page names the shop, has no script, and is for no search engine', async () => {
  const { get } = await shopWith(true)
  const answer = await get('/offline.html')
  const page = await answer.text()
  expect(page).toContain('<title>You are offline | Kiesel &amp; Söhne</title>')
  expect(page).toMatch(/<ul id="read">[^<]+<\/ul>/)
  expect(page).not.toContain('<script')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';style-src 'sha256-/)
})

it('the demonstration has no worker', async () => {
  const { get } = await shopWith(true, 'showcase')
  expect((await get('/service-worker.js')).status).toBe(404)
  expect((await get('/about')).headers.get('content-security-policy')).not.toMatch(/worker/)
})
