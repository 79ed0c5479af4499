import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'
import { describe, expect, test } from 'vitest'
import * as source from '../../src/index.ts'
import { readmeSnippets } from '../support/readme-snippets.ts'

const root = new URL('../../', import.meta.url)
/** A project that has only this package; it finds it by its name, through the map of exports. */
const consumer = new URL('consumer/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

describe('the published package', () => {
  test('needs nothing at run time', () => {
    const manifest = JSON.parse(read('package.json')) as Record<string, unknown>
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest).not.toHaveProperty('peerDependencies')
    for (const file of ['dist/index.js', 'dist/index.cjs'])
      expect(read(file)).not.toMatch(/\bimport\s.*from|require\(/)
  })

  test('exports the same for import and require', async () => {
    const names = Object.keys(source).toSorted()
    const esm = (await import(new URL('dist/index.js', root).href)) as object
    const cjs = createRequire(import.meta.url)('../../dist/index.cjs') as object
    expect(Object.keys(esm).toSorted()).toEqual(names)
    expect(Object.keys(cjs).toSorted()).toEqual(names)
  })

  test('touches nothing of the platform while it is imported', () => {
    const module = { exports: {} }
    runInContext(read('dist/index.cjs'), createContext({ module, exports: module.exports }))
    expect(module.exports).toHaveProperty('CommerceClient')
  })

  test('runs where there is neither Buffer nor btoa nor process', async () => {
    const module = { exports: {} as typeof source }
    const sent: unknown[] = []
    const platform = {
      module,
      exports: module.exports,
      Headers,
      Response,
      AbortController,
      TextDecoder,
      setTimeout,
      clearTimeout,
    }
    runInContext(read('dist/index.cjs'), createContext(platform))
    const { CommerceClient } = module.exports
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push([url, new Headers(init?.headers).get('authorization')])
      return Response.json({ regions: [] })
    }
    const shop = new CommerceClient({ baseUrl: 'https://shop.example', apiKey: 'sk_1', fetch })
    expect(await shop.store.region.list({ limit: 1 })).toEqual({ regions: [] })
    expect(sent).toEqual([['https://shop.example/store/regions?limit=1', 'Basic c2tfMTo=']])
  })

  test('is at most 6 kB, minified and compressed', async () => {
    const outDir = new URL('node_modules/.cache/size/', root).pathname
    await build({
      entry: [new URL('dist/index.js', root).pathname],
      config: false,
      silent: true,
      outDir,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      minify: true,
    })
    const bytes = gzipSync(readFileSync(`${outDir}index.js`), { level: 9 }).length
    process.stdout.write(`auth + store, minified and compressed: ${bytes} bytes of 6000\n`)
    expect(bytes).toBeLessThanOrEqual(6000)
  })
})

describe('the published types', () => {
  const types = read('dist/index.d.ts')

  test('stand on their own, and hold nothing of Medusa’s Enterprise Edition', () => {
    expect(types).not.toMatch(/^import |^export .* from |import\(/m)
    expect(types).not.toMatch(/rbac/i)
    expect(types.split('\n').length).toBeLessThan(6000)
  })

  test('compile without skipLibCheck, are no any, and fit the README, for whoever installs this package alone', async () => {
    for (const [index, code] of readmeSnippets().entries()) {
      writeFileSync(new URL(`snippet-${index + 1}.mts`, consumer), code)
    }
    const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js')
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', consumer.pathname]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
  })
})
