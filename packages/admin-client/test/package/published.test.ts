import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'
import { expect, test } from 'vitest'
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
  ['a client alone', `export { createAdminClient } from './index.js'`, 1515],
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
