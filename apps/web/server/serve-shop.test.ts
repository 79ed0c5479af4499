// @vitest-environment node
import { loadPageScripts } from '@umber/page-server'
import { recordedLog } from '@umber/page-server/testing'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressBuild } from './build/compress-build.ts'
import { noteFaults } from './pages/early-faults.ts'
import { noteEarlyInput } from './pages/early-input.ts'
import { serveShop, type ShopServer } from './serve-shop.ts'

const script = `export const words = '${'umber and ecru '.repeat(200)}'\n`
const theme = 'theme()'
const styles = 'a{color:red}'
const page = `<html><head><title>Shop</title><script>${theme}</script>
  <script type="module" crossorigin src="/assets/entry-1a2b.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/styles-1a2b.css">
  <script type="application/json" id="shop-config">{}</script></head>
  <body><noscript></noscript><div id="root"></div><script type="application/json" id="shop-state">{}</script></body></html>`

/** No server listens here: the shop's server answers without a backend. */
const backendUrl = 'http://127.0.0.1:9'
const config = {
  backendUrl,
  publishableKey: 'pk_</script><script>alert(1)</script>',
  featuredProductIds: ['prod_$&', 'prod_2'],
  socialLinks: [],
  preset: 'showcase',
} as const

/** Its head names the address and origin that it was asked for. */
const renderer = `
const known = new RegExp('^/(?:|about/?|cart/?|product/.+|category/.+)$', 'i')
const isKnown = (path) => {
  try {
    return known.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
export const createRenderer = ({ config }) => async ({ address, origin }) => ({
  kind: 'page',
  status: isKnown(address.split('?')[0]) ? 200 : 404,
  head: '<title>' + config.preset + '</title><link rel="canonical" href="' + origin + address + '">',
  body: '<p>rendered</p>',
  state: '{}',
  missing: [],
})
`

let root: string
let rendererRoot: string
let shop: ShopServer
const { log, lines } = recordedLog()

beforeAll(async () => {
  const home = mkdtempSync(join(tmpdir(), 'serve-shop-'))
  writeFileSync(join(home, 'secret.txt'), 'outside')
  root = join(home, 'dist')
  mkdirSync(join(root, 'assets'), { recursive: true })
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(root, '.vite/manifest.json'), '{}')
  writeFileSync(join(root, 'assets/entry-1a2b.js'), script)
  writeFileSync(join(root, 'assets/tiny-1a2b.js'), '1')
  writeFileSync(join(root, 'notes.txt'), 'Plain words.\n')
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'assets/styles-1a2b.css'), styles)
  compressBuild(root)
  rendererRoot = join(home, 'dist-server')
  mkdirSync(rendererRoot)
  writeFileSync(join(rendererRoot, 'entry-server.js'), renderer)
  shop = await serveShop({
    root,
    rendererRoot,
    site: join(home, 'site'),
    port: 0,
    config,
    log,
    extraCsp: { 'img-src': ['https://files.example'], 'frame-src': ['https://pay.example'] },
  })
})

afterAll(async () => {
  await shop.stop()
  rmSync(join(root, '..'), { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Unlike fetch, it sends the path unnormalized and does not decode the body. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(shop.url)
  return await new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('the page', () => {
  it('[F-105] carries the configuration, and a value cannot break out of it', async () => {
    const { body } = await ask('/')
    const json = /id="shop-config">(.*?)<\/script>/.exec(body.toString())?.[1] ?? ''
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual(config)
  })

  it('[F-112] is served for every path of the shop and must be revalidated', async () => {
    for (const path of [
      '/',
      '/category/men',
      '/product/linen-shirt?colour=White',
      '/cart/',
      '/product/caf%C3%A9',
    ]) {
      const { status, headers, body } = await ask(path)
      expect([path, status, headers['cache-control']]).toEqual([
        path,
        200,
        'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      ])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body.toString()).toContain(`rel="preconnect" href="${backendUrl}"`)
    }
  })

  it('[F-109] [F-110] allows scripts and styles of its own only, and requests to the backend only', async () => {
    const { headers } = await ask('/')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    // Compares the whole policy, because a missing directive would otherwise go unnoticed.
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${[theme, noteFaults, noteEarlyInput, loadPageScripts].map(hash).join(' ')}`,
      `style-src 'self' ${hash(styles)}`,
      `img-src 'self' data: blob: ${backendUrl} https://files.example`,
      `connect-src 'self' ${backendUrl}`,
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-uri /policy-reports',
      'report-to policy',
      // Only as an extra source.
      "frame-src 'self' https://pay.example",
    ])
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  })

  it('[F-109] accepts violation reports and logs them', async () => {
    const report = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://evil.test/x' } }
    const { status } = await fetch(`${shop.url}/policy-reports`, {
      method: 'POST',
      body: JSON.stringify(report),
    })
    expect(status).toBe(204)
    expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('"blocked":"https://evil.test"')])
  })
})

describe('[F-109] HSTS', () => {
  it('is sent with every response over TLS, and only then', async () => {
    for (const path of ['/', '/assets/tiny-1a2b.js', '/gone.js', '/robots.txt']) {
      const secure = await ask(path, { 'x-forwarded-proto': 'https' })
      expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
      expect((await ask(path)).headers['strict-transport-security']).toBeUndefined()
    }
  })
})

describe('what search engines read', () => {
  it('is the head of the requested page, with its address', async () => {
    const { body } = await ask('/about', { host: 'shop.example' })
    const page = body.toString()
    expect(page.match(/<title>/g)).toHaveLength(1)
    expect(page).toContain('<title>showcase</title>')
    expect(page).toContain('<link rel="canonical" href="http://shop.example/about">')
  })

  it('has an https address behind a TLS proxy, and no invalid host', async () => {
    const behind = await ask('/faq', { host: 'shop.example', 'x-forwarded-proto': 'https' })
    expect(behind.body.toString()).toContain('href="https://shop.example/faq"')
    const forged = await ask('/faq', { host: 'a"><script>' })
    expect(forged.body.toString()).not.toContain('a"><script>')
    expect(forged.body.toString()).toContain('href="http://localhost/faq"')
  })

  it('includes a robots.txt that links to the sitemap, and no sitemap before the catalogue is read', async () => {
    const map = await ask('/sitemap.xml', { host: 'shop.example' })
    expect([map.status, map.headers['retry-after']]).toEqual([503, '30'])
    const rules = (await ask('/robots.txt', { host: 'shop.example' })).body.toString()
    expect(rules).toContain('Sitemap: http://shop.example/sitemap.xml')
    expect(rules).toContain('Disallow: /account')
  })

  it('is compressed and not sent twice', async () => {
    const first = await ask('/', { 'accept-encoding': 'gzip, br' })
    expect(first.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(first.body).toString()).toContain('shop-config')
    const zipped = await ask('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toContain('shop-config')
    const again = await ask('/', { 'if-none-match': `"other", ${String(first.headers['etag'])}` })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })
})

describe('a file of the build', () => {
  it('is sent in the best encoding the client accepts', async () => {
    const brotli = await ask('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    const gzip = await ask('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(script)
    const plain = await ask('/assets/entry-1a2b.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(script)
    expect(plain.headers['vary']).toBe('Accept-Encoding')
  })

  it('[F-112] is cached forever when its name has a hash, and revalidated otherwise', async () => {
    const hashed = await ask('/assets/tiny-1a2b.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const named = await ask('/notes.txt')
    expect(named.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('is not sent again to a client that has it', async () => {
    const first = await ask('/notes.txt')
    const again = await ask('/notes.txt', { 'if-none-match': `"other", W/${String(first.headers['etag'])}` })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const changed = await ask('/notes.txt', { 'if-none-match': '"other"' })
    expect(changed.status).toBe(200)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const whole = await ask('/assets/entry-1a2b.js')
    const head = await ask('/assets/entry-1a2b.js', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    expect(head.body.length).toBe(0)
  })
})

describe('a missing file or page', () => {
  it('is a 404 when it looks like a file', async () => {
    for (const path of ['/assets/gone-9z.js', '/assets/gone', '/missing.png', '/.vite/manifest.json']) {
      const { status, body } = await ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).not.toContain('shop-config')
    }
  })

  it('cannot be reached outside the build', async () => {
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
    ]) {
      const { status, body } = await ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).not.toContain('outside')
    }
  })

  it('is a 404 with the not-found page when the path is malformed', async () => {
    for (const path of ['/%E0%A4%A', '/product/%E0%A4%A', '/category/100%', '/account/orders/%']) {
      const { status, body } = await ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).toContain('rendered')
    }
    expect((await ask('/assets/%E0%A4%A')).body.toString()).not.toContain('shop-config')
  })

  it('[ROUTE-02] is a 404 with the not-found page when no page has the address', async () => {
    for (const path of ['/no-such-page', '/reset-password']) {
      const { status, headers, body } = await ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body.toString()).toContain('shop-config')
      expect(body.toString()).toContain('rendered')
    }
    expect((await ask('/About/')).status).toBe(200)
  })

  it('is never a product whose slug looks like a file name', async () => {
    for (const path of ['/product/no.5', '/category/st.%20remy'])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
  })
})

it('redirects the template of all pages to the home page', async () => {
  const { status, headers } = await ask('/index.html?a=b')
  expect([status, headers['location']]).toEqual([301, '/?a=b'])
})

it('answers a path with two slashes as a missing file, because a URL parser would read a host', async () => {
  expect((await ask('//evil.test/x')).status).toBe(404)
})

it('refuses other methods than GET and HEAD', async () => {
  const { status, headers } = await ask('/', {}, 'POST')
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
})

it('keeps serving its build when the build directory is replaced', async () => {
  const home = mkdtempSync(join(tmpdir(), 'serve-shop-'))
  const build = join(home, 'dist')
  cpSync(root, build, { recursive: true })
  const other = await serveShop({ root: build, rendererRoot, site: join(home, 'site'), port: 0, config })
  rmSync(build, { recursive: true })
  const response = await fetch(`${other.url}/notes.txt`)
  expect(await response.text()).toBe('Plain words.\n')
  await other.stop()
  rmSync(home, { recursive: true })
})

it('reads the backend for its pages, finishes those in flight when it stops, and accepts no new ones', async () => {
  const home = mkdtempSync(join(tmpdir(), 'serve-shop-'))
  const reads = join(home, 'dist-server')
  mkdirSync(reads)
  writeFileSync(
    join(reads, 'entry-server.js'),
    `export const createRenderer = ({ config, fetch }) => async () => {
      const body = await (await fetch(config.backendUrl + '/slow')).text()
      return { kind: 'page', status: 200, head: '', body, state: '{}', missing: [] }
    }`,
  )
  const backend = createServer()
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  const other = await serveShop({
    root,
    rendererRoot: reads,
    site: join(home, 'site'),
    port: 0,
    config,
    backendInternalUrl: `http://127.0.0.1:${port}`,
  })
  const inFlight = fetch(other.url)
  const slow = await new Promise<ServerResponse>((resolve) =>
    backend.on('request', ({ url }, response: ServerResponse) => {
      if (url === '/slow') resolve(response)
      else response.end()
    }),
  )
  const stopped = other.stop()
  await expect(fetch(other.url)).rejects.toThrow('fetch failed')
  slow.end('<p>finished</p>')
  expect(await (await inFlight).text()).toContain('<p>finished</p>')
  await stopped
  backend.closeAllConnections()
  backend.close()
  rmSync(home, { recursive: true })
})

it('lets a balancer notice that it stops, before it accepts no more connections', async () => {
  const home = mkdtempSync(join(tmpdir(), 'serve-shop-'))
  const options = { root, rendererRoot, site: join(home, 'site'), port: 0, config }
  const other = await serveShop({ ...options, drainSeconds: 2 })
  expect((await fetch(`${other.url}/ready`)).status).toBe(200)
  const stopped = other.stop()
  const ready = await fetch(`${other.url}/ready`)
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect(await ready.json()).toMatchObject({ ready: false, stopping: true })
  expect((await fetch(other.url)).status).toBe(200)
  await stopped
  await expect(fetch(other.url)).rejects.toThrow('fetch failed')
  rmSync(home, { recursive: true })
})

it('rejects when the port is taken', async () => {
  const taken = Number(new URL(shop.url).port)
  await expect(
    serveShop({ root, rendererRoot, site: join(root, '../other'), port: taken, config }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

it('rejects when the build has no renderer', async () => {
  const bare = join(root, '../bare')
  mkdirSync(bare)
  writeFileSync(join(bare, 'entry-server.js'), 'export const render = 1')
  await expect(
    serveShop({ root, rendererRoot: bare, site: join(root, '../other'), port: 0, config }),
  ).rejects.toThrow('has no function createRenderer')
})
