import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'
import { expect, onTestFinished, test } from 'vitest'
import * as source from '../../src/index.ts'
import { readmeSnippets } from '../support/readme-snippets.ts'

const root = new URL('../../', import.meta.url)
const consumer = new URL('consumer/', import.meta.url)
const require = createRequire(import.meta.url)
const file = (path: string): string => new URL(path, root).pathname

test('exports the same for import and require', async () => {
  const names = Object.keys(source).toSorted()
  const esm = (await import(file('dist/index.js'))) as object
  expect(Object.keys(esm).toSorted()).toEqual(names)
  expect(Object.keys(require(file('dist/index.cjs')) as object).toSorted()).toEqual(names)
})

test('imports the client, and nothing else', () => {
  const code = readFileSync(file('dist/index.js'), 'utf8')
  const imported = [...code.matchAll(/\bfrom ?['"]([^'"]+)/g)].map(([, name]) => name)
  const allowed = ['@umber/commerce-client', '@umber/commerce-client/admin']
  expect(new Set(imported)).toEqual(new Set(allowed))
})

test.each([
  ['a client alone', `export { createAdminClient } from './index.js'`, 1600],
  ['everything', `export * from './index.js'`, 21_000],
])('is not too large without its dependencies, minified and compressed: %s', async (what, text, limit) => {
  const outDir = file('node_modules/.cache/size/')
  const name = what.replaceAll(' ', '-')
  mkdirSync(outDir, { recursive: true })
  writeFileSync(`${outDir}${name}.entry.js`, text.replace('./', file('dist/')))
  await build({
    entry: { [name]: `${outDir}${name}.entry.js` },
    config: false,
    silent: true,
    outDir,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    treeshake: true,
    external: [/^@umber/],
  })
  const bytes = gzipSync(readFileSync(`${outDir}${name}.js`), { level: 9 }).length
  process.stdout.write(`${what}, minified and compressed: ${bytes} bytes of ${limit}\n`)
  expect(bytes).toBeLessThanOrEqual(limit)
})

test('checks a file of 100,000 rows where there are 64 megabytes', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'umber-rows-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const path = join(directory, 'rows.csv')
  const sizes = ['S', 'M', 'L', 'XL']
  const lines = Array.from({ length: 100_000 }, (_, index) => {
    const handle = `linen-shirt-${Math.floor(index / sizes.length)}`
    const size = sizes[index % sizes.length] ?? ''
    return `${handle},Shirt ${handle},Washed linen with a soft hand,published,${size},${handle}-${size},FALSE,${index},Size,${size}\n`
  })
  const header =
    'Product Handle,Product Title,Product Description,Product Status,Variant Title,Variant Sku,Variant Manage Inventory,Variant Price INR,Variant Option 1 Name,Variant Option 1 Value\n'
  writeFileSync(path, header + lines.join(''))
  const program = [
    '--max-old-space-size=64',
    new URL('check-many-rows.mjs', import.meta.url).pathname,
    file('dist/index.js'),
    path,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  expect(JSON.parse(stdout)).toEqual({ kind: 'checked', summary: { toCreate: 25_000, toUpdate: 0 } })
}, 180_000)

test('the published types compile without skipLibCheck, and the README with them', async () => {
  for (const [index, code] of readmeSnippets().entries()) {
    writeFileSync(new URL(`snippet-${index + 1}.mts`, consumer), code)
  }
  const tsc = require.resolve('typescript/lib/tsc.js')
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', consumer.pathname]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})
