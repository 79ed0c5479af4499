// @vitest-environment node
import { recordedLog } from '@umber/page-server/testing'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { englishBuildFile, englishBuildOf, languageBuilds } from './pages/language-builds.ts'
import { makeSmallSite } from './pages/small-site.fixture.ts'
import { serveShop, type ShopServer } from './serve-shop.ts'
import { smallBackend } from './small-backend.fixture.ts'

/** Its pages name their language, their locale and how many were rendered before. */
const rendererIn = (language: string) => `
let renders = 0
export const createRenderer = () => async ({ address, locale }) => {
  if (address === '/cart') throw new Error('It cannot be rendered.')
  renders += 1
  return {
    kind: 'page',
    status: address === '/about' ? 200 : 404,
    head: '<title>${language}</title>',
    body: '${language} ' + locale.language + ' ' + locale.country + ' ' + renders,
    lang: locale.language + '-' + locale.country.toUpperCase(),
    direction: 'ltr',
    state: '{}',
    missing: [],
  }
}
`

const open: ShopServer[] = []
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.stop()
})

async function shopIn(...others: string[]) {
  const site = makeSmallSite(rendererIn('en'))
  for (const code of others) {
    const build = join(`${site.root}-languages`, code)
    mkdirSync(join(build, 'server'), { recursive: true })
    cpSync(site.root, join(build, 'browser'), { recursive: true })
    const template = join(build, 'browser/index.html')
    const html = readFileSync(template, 'utf8').replace('entry-1a2b.js', `entry-${code}.js`)
    writeFileSync(template, html)
    writeFileSync(join(build, `browser/assets/entry-${code}.js`), `'${code}'`)
    writeFileSync(join(build, 'server/entry-server.js'), rendererIn(code))
    writeFileSync(join(build, englishBuildFile), englishBuildOf(site))
  }
  const regions = [
    { id: 'reg_in', currency_code: 'inr', countries: [{ iso_2: 'in' }] },
    { id: 'reg_eu', currency_code: 'eur', countries: [{ iso_2: 'de' }, { iso_2: 'fr' }] },
  ]
  const backendUrl = await smallBackend({ '/store/regions': { regions, count: 2, offset: 0, limit: 50 } })
  const config = { backendUrl, publishableKey: 'pk', featuredProductIds: [], socialLinks: [] }
  const shop = await serveShop({
    ...site,
    port: 0,
    config: { ...config, preset: 'live' },
    log: recordedLog().log,
  })
  open.push(shop)
  const ask = async (path: string) => await fetch(shop.url + path, { redirect: 'manual' })
  const html = async (path: string) => await (await ask(path)).text()
  return {
    ...shop,
    ask,
    html,
    /** What the renderer wrote. */
    body: async (path: string) => /(?<=id="root">)[^<]*/.exec(await html(path))?.[0],
  }
}

it('a page comes from the build of its language: its template, its scripts and its renderer', async () => {
  const shop = await shopIn('de')
  const page = await shop.html('/de-de/about')
  expect(page).toContain('lang="de-DE"')
  expect(page).toContain('<title>de</title>')
  expect(page).toContain('/assets/entry-de.js')
  expect(await (await shop.ask('/assets/entry-de.js')).text()).toBe("'de'")
  expect(await shop.html('/en-de/about')).toContain('/assets/entry-1a2b.js')
})

it('so do a page that is not found and one that cannot be rendered', async () => {
  const shop = await shopIn('de')
  const missing = await shop.ask('/de-fr/no-such-page')
  expect([missing.status, /(?<=id="root">)[^<]*/.exec(await missing.text())?.[0]]).toEqual([
    404,
    'de de fr 1',
  ])
  const failed = await shop.ask('/de-de/cart')
  expect(failed.status).toBe(500)
  const text = await failed.text()
  expect(text).toContain('lang="de-DE"')
  expect(text).toContain('/assets/entry-de.js')
})

it('a purge of regions is about their countries in every language', async () => {
  const shop = await shopIn('de')
  const all = ['/about', '/en-de/about', '/de-de/about', '/de-in/about']
  const read = async () => await Promise.all(all.map(shop.body))
  const first = await read()
  expect(first.map((text) => text?.replace(/ \d$/, ''))).toEqual([
    'en en in',
    'en en de',
    'de de de',
    'de de in',
  ])
  expect(await read()).toEqual(first)
  shop.purge({ regionIds: ['reg_eu'] })
  const second = await read()
  expect(second.map((text, at) => text === first[at])).toEqual([true, false, false, true])
  shop.purge()
  expect((await read()).map((text, at) => text === second[at])).toEqual([false, false, false, false])
})

it('a language that the shop is not built in leads to the same country in English', async () => {
  const shop = await shopIn('de')
  const answer = await shop.ask('/ar-de/about?page=2')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-de/about?page=2'])
  expect((await shop.ask('/ar-in/about')).headers.get('location')).toBe('/about')
  expect((await shop.ask('/ar-jp/about')).status).toBe(404)
  expect((await shop.ask('/xx-de/about')).status).toBe(404)
})

it('a language that was built beside an earlier English build is not offered', () => {
  const site = makeSmallSite(rendererIn('en'))
  const german = join(`${site.root}-languages`, 'de')
  mkdirSync(german, { recursive: true })
  const built = () => languageBuilds(site).map(({ language }) => language)
  expect(built()).toEqual(['en'])
  writeFileSync(join(german, englishBuildFile), englishBuildOf(site))
  expect(built()).toEqual(['en', 'de'])
  writeFileSync(join(site.root, '.vite/manifest.json'), '{ "changed": {} }')
  expect(built()).toEqual(['en'])
})
