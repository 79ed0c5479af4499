import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

/**
 * Bytes after gzip of each entry on its own, with its shared chunks and without zustand, zod and the commerce client.
 * The web app has a separate budget for what its pages load.
 */
const budgets = {
  '': 17_000,
  'platform/': 1_350,
  'parse/': 1_300,
  'money/': 800,
  'catalogue/': 10_000,
  'cart/': 14_660,
  'auth/': 5_900,
  'checkout/': 11_900,
  'account/': 4_800,
  'orders/': 1_500,
  'search/': 1_500,
  'wishlist/': 1_670,
  'forms/': 4_280,
}

async function weigh(entry: string): Promise<{ readonly code: string; readonly weight: number }> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: fileURLToPath(new URL(`../src/${entry}index.ts`, import.meta.url)), formats: ['es'] },
      rolldownOptions: { external: [/^zustand/, /^zod/, /^@umber\//], output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built
    .flatMap(({ output }) => output)
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('')
  return { code, weight: gzipSync(code, { level: 9 }).length }
}

describe('An app that imports it', { timeout: 60_000 }, () => {
  it.each(Object.entries(budgets))('loads no more for ./%s than its budget', async (entry, budget) => {
    const { code, weight } = await weigh(entry)
    process.stdout.write(`./${entry} weighs ${weight} of ${budget} bytes (gzip)\n`)
    expect(code).not.toContain("from './")
    expect(weight).toBeGreaterThan(300)
    expect(weight).toBeLessThanOrEqual(budget)
  })
})
