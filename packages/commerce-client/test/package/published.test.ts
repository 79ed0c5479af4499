import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'
import { describe, expect, test } from 'vitest'
import * as admin from '../../src/admin/index.ts'
import * as source from '../../src/index.ts'
import * as jsSdk from '../../src/js-sdk/index.ts'
import * as testing from '../../src/testing/index.ts'
import { runBuilt } from '../support/run-built.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const built = (ending: RegExp): readonly string[] =>
  readdirSync(new URL('dist/', root)).filter((file) => ending.test(file))
const require = createRequire(import.meta.url)
const entries = { index: source, admin, 'js-sdk': jsSdk, testing }

describe('the published package', () => {
  test('needs nothing at run time', () => {
    const manifest = JSON.parse(read('package.json')) as Record<string, unknown>
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest).not.toHaveProperty('peerDependencies')
    for (const file of built(/\.c?js$/)) {
      const wanted = [...read(`dist/${file}`).matchAll(/\b(?:from|require\() ?['"]([^'"]+)/g)]
      expect(wanted.filter(([, name = '']) => !name.startsWith('./'))).toEqual([])
    }
  })

  test('has doc comments in its declarations alone', () => {
    for (const file of built(/\.c?js$/)) expect(read(`dist/${file}`)).not.toContain('/**')
    expect(read('dist/admin.d.ts')).toContain('@example')
  })

  test.each(Object.entries(entries))('exports the same for import and require: %s', async (entry, module) => {
    const names = Object.keys(module).toSorted()
    const esm = (await import(new URL(`dist/${entry}.js`, root).href)) as object
    expect(Object.keys(esm).toSorted()).toEqual(names)
    expect(Object.keys(require(`../../dist/${entry}.cjs`) as object).toSorted()).toEqual(names)
  })

  test('has one error class for all its entries', async () => {
    type Entry = typeof jsSdk
    const load = async (entry: string) => (await import(new URL(`dist/${entry}.js`, root).href)) as Entry
    expect((await load('js-sdk')).FetchError).toBe((await load('index')).FetchError)
    const [one, other] = ['index', 'js-sdk'].map((entry) => require(`../../dist/${entry}.cjs`) as Entry)
    expect(one?.FetchError).toBe(other?.FetchError)
    expect(new (other?.Client ?? Object)({ baseUrl: 'http://a.example' })).toBeInstanceOf(one?.Client)
  })

  test.each(Object.keys(entries))('accesses no platform API on import: %s', (entry) => {
    expect(Object.keys(runBuilt({})(`${entry}.cjs`) as object)).not.toEqual([])
  })

  test('runs where there is neither Buffer nor btoa nor process', async () => {
    const sent: unknown[] = []
    const load = runBuilt({ Headers, Response, AbortController, TextDecoder, setTimeout, clearTimeout })
    const { CommerceClient } = load('index.cjs') as typeof source
    const { Admin } = load('admin.cjs') as typeof admin
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push([url, new Headers(init?.headers).get('authorization')])
      return Response.json({ regions: [] })
    }
    const shop = new CommerceClient({ baseUrl: 'https://shop.example', apiKey: 'sk_1', fetch })
    expect(await shop.store.region.list({ limit: 1 })).toEqual({ regions: [] })
    expect(await new Admin(shop.client).region.list()).toEqual({ regions: [] })
    expect(sent).toEqual([
      ['https://shop.example/store/regions?limit=1', 'Basic c2tfMTo='],
      ['https://shop.example/admin/regions', 'Basic c2tfMTo='],
    ])
  })

  // A kilobyte is 1,000 bytes here.
  test.each([
    ['the store alone', `export { Client, Store } from './index.js'`, 6600],
    ['store and auth', `export { CommerceClient } from './index.js'`, 7200],
    [
      'everything',
      `export * from './index.js'; export * from './admin.js'; export * from './js-sdk.js'`,
      16_000,
    ],
  ])('is not too large, minified and compressed: %s', async (what, text, limit) => {
    const outDir = new URL('node_modules/.cache/size/', root).pathname
    const name = what.replaceAll(' ', '-')
    mkdirSync(outDir, { recursive: true })
    writeFileSync(`${outDir}${name}.entry.js`, text.replaceAll('./', new URL('dist/', root).pathname))
    await build({
      entry: { [name]: `${outDir}${name}.entry.js` },
      config: false,
      silent: true,
      outDir,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      minify: true,
    })
    const bytes = gzipSync(readFileSync(`${outDir}${name}.js`), { level: 9 }).length
    process.stdout.write(`${what}, minified and compressed: ${bytes} bytes of ${limit}\n`)
    expect(bytes).toBeLessThanOrEqual(limit)
  })
})

describe('the published types', () => {
  const types = built(/\.d\.ts$/).map((file) => read(`dist/${file}`))

  test('are self-contained, and hold nothing of Medusa’s Enterprise Edition', () => {
    for (const text of types) {
      expect(text).not.toMatch(/\bfrom ['"](?!\.\/)|import\(['"](?!\.\/)|<reference/m)
      expect(text).not.toMatch(/rbac/i)
    }
    // If this limit is not enough any more, decision 6 has to be reconsidered.
    expect(types.join('').length).toBeLessThan(1_000_000)
  })
})
