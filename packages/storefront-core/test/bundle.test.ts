import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

/** Bytes after gzip of the whole package, without zustand and the commerce client. A shop loads no more. */
const budget = 12_000

it('weighs no more than its budget', { timeout: 60_000 }, async () => {
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url))
  const external = [/^zustand/, /^@umber\//]
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built
    .flatMap(({ output }) => output)
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('')
  const weight = gzipSync(code, { level: 9 }).length
  process.stdout.write(`storefront-core weighs ${weight} of ${budget} bytes (gzip)\n`)
  expect(code).not.toContain('./catalogue/')
  expect(weight).toBeGreaterThan(5_000)
  expect(weight).toBeLessThanOrEqual(budget)
})
