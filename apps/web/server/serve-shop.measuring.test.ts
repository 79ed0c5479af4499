// @vitest-environment node
import { listen } from '@umber/page-server/testing'
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
async function shopWith(measuring: object, preset: 'live' | 'showcase' = 'live') {
  const shop = { measuring, isAway: false }
  const backendUrl = await listen((request, response) => {
    const isSettings = request.url?.startsWith('/store/shop-settings') === true
    response.writeHead(shop.isAway ? 503 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isSettings ? { shop_settings: { measuring: shop.measuring } } : {}))
  })
  const config = { publishableKey, featuredProductIds: [], socialLinks: [], backendUrl, preset }
  const server = await serveShop({ ...makeSmallSite(renderer), port: 0, config })
  open.push(server.stop)
  const policy = async () =>
    (await fetch(`${server.url}/about`)).headers.get('content-security-policy')?.split(';') ?? []
  return {
    set: (next: object) => void (shop.measuring = next),
    goAway: () => void (shop.isAway = true),
    purge: server.purge,
    policy,
    directive: async (name: string) =>
      (await policy())
        .find((part) => part.startsWith(`${name} `))
        ?.split(' ')
        .slice(1),
  }
}

it('lets in no one while nothing is set, nor in the demonstration', async () => {
  const strict = await (await shopWith({})).policy()
  expect(strict.join()).not.toMatch(/google|plausible|default,/)
  const showcase = await shopWith({ ga4_id: 'G-ABC123DEF4', plausible_domain: 'shop.example' }, 'showcase')
  expect((await showcase.policy()).join()).not.toMatch(/google|plausible/)
})

it('lets Google’s script and its requests through when its id is set, and no other script', async () => {
  const shop = await shopWith({ ga4_id: 'G-ABC123DEF4', plausible_domain: null })
  const scripts = await shop.directive('script-src')
  expect(scripts?.filter((source) => source.startsWith('http'))).toEqual(['https://*.googletagmanager.com'])
  expect(await shop.directive('connect-src')).toContain('https://*.google-analytics.com')
  expect(await shop.directive('trusted-types')).toEqual(['default'])
  expect((await shop.policy()).join()).not.toContain('plausible')
})

it('lets requests to Plausible through when its domain is set, and no script', async () => {
  const shop = await shopWith({ plausible_domain: 'shop.example' })
  expect(await shop.directive('connect-src')).toContain('https://plausible.io')
  expect((await shop.directive('script-src'))?.join()).not.toContain('http')
  expect(await shop.directive('trusted-types')).toEqual(["'none'"])
})

it('follows the settings after a purge, and keeps to the last ones while the backend is away', async () => {
  const shop = await shopWith({})
  expect(await shop.directive('connect-src')).not.toContain('https://plausible.io')
  shop.set({ plausible_domain: 'shop.example' })
  expect(await shop.directive('connect-src')).not.toContain('https://plausible.io')
  shop.purge()
  expect(await shop.directive('connect-src')).toContain('https://plausible.io')
  shop.goAway()
  shop.purge()
  expect(await shop.directive('connect-src')).toContain('https://plausible.io')
})
