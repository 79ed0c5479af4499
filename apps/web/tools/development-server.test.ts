// @vitest-environment node
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSources, type DevelopmentServer } from './development-server.ts'

const html = `<!doctype html>
<html>
  <head><title>Shop</title><meta name="description" content="A shop." /></head>
  <body>
    <noscript></noscript><div id="root"></div>
    <script type="application/json" id="shop-state">{}</script>
    <script type="module" src="/src/entry-client.ts"></script>
  </body>
</html>
`

/** A renderer whose answers name what it was given. */
const renderer = (word: string) => `
  export const createRenderer = ({ config }) => async ({ address, origin }) => {
    if (address.includes('/old')) return { kind: 'moved', to: '/new' }
    if (address.includes('/broken')) throw new Error('It broke')
    const page = {
      kind: 'page',
      status: address.includes('/nowhere') ? 404 : 200,
      head: '<title>' + address + '</title>',
      body: '<h1>${word} ' + config.preset + ' ' + origin + '</h1>',
      state: '{"read":true}',
      missing: [],
    }
    return address.includes('/away') ? { kind: 'unavailable', page } : page
  }
`

const config = {
  backendUrl: 'http://127.0.0.1:9000',
  publishableKey: 'pk',
  featuredProductIds: [],
  socialLinks: [],
  preset: 'live',
} as const

let root: string
let server: DevelopmentServer
let notes: string[]

const entry = () => join(root, 'src/entry-server.tsx')
const ask = async (path: string) => await fetch(server.url + path, { redirect: 'manual' })

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'development-server-'))
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'index.html'), html)
  writeFileSync(join(root, 'design-system.html'), html.replace('Shop', 'Design system'))
  writeFileSync(join(root, 'src/entry-client.ts'), 'export const isClient: boolean = true\n')
  writeFileSync(entry(), renderer('First'))
  notes = []
  server = await serveSources({ root, port: 0, config, note: (text) => notes.push(text) })
})

afterEach(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

describe('The development server', () => {
  it("renders a page into Vite's document", async () => {
    const answer = await ask('/category/women?color=sand')
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('<title>/category/women?color=sand</title>')
    expect(text).not.toContain('<title>Shop</title>')
    expect(text).toContain(`<div id="root"><h1>First live ${server.url}</h1></div>`)
    expect(text).toContain('id="shop-state">{"read":true}</script>')
    expect(text).toContain('src="/@vite/client"')
    expect(text).toContain('src="/src/entry-client.ts"')
  })

  it('renders with the changed source after an edit', async () => {
    expect(await (await ask('/')).text()).toContain('First')
    writeFileSync(entry(), renderer('Second'))
    await vi.waitFor(async () => expect(await (await ask('/')).text()).toContain('Second'), 10_000)
  })

  it('has the status of each page', async () => {
    expect((await ask('/product/nowhere')).status).toBe(404)
    const away = await ask('/product/away')
    expect(away.status).toBe(503)
    expect(await away.text()).toContain('First')
    const moved = await ask('/category/old?sort=newest')
    expect(moved.status).toBe(301)
    expect(moved.headers.get('location')).toBe('/new?sort=newest')
  })

  it('sends the page without content when it cannot be rendered', async () => {
    const answer = await ask('/product/broken')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('<noscript></noscript><div id="root"></div>')
    expect(notes).toEqual([expect.stringContaining('It broke')])
  })

  it('transforms modules, and does not render a page for a missing file', async () => {
    expect(await (await ask('/src/entry-client.ts')).text()).toContain('export const isClient = true')
    expect((await ask('/assets/missing.js')).status).toBe(404)
    expect((await ask('/missing.png')).status).toBe(404)
  })

  it('shows the design system page', async () => {
    expect(await (await ask('/design-system.html')).text()).toContain('<title>Design system</title>')
  })

  it('refuses a port that is taken', async () => {
    const port = Number(new URL(server.url).port)
    await expect(serveSources({ root, port, config })).rejects.toThrow('EADDRINUSE')
  })
})
