// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

/**
 * In gzipped bytes: what the pages use of storefront-core at once, without its third-party libraries. The
 * other entries load with the page that needs them and have their own budgets in the core package.
 */
const budget = 19_600
/** Pages and parts that are loaded on demand, so no first visit pays for them. */
const later =
  /^(?:services\/(?:presets\/|follow-region|open-checkout)|pages\/|features\/(?:account|auth|checkout|content|newsletter|orders|search|wishlist)(?:\/|-))/
const pages = resolve(import.meta.dirname, '../../src')
/** A virtual entry module, located among the pages so that its imports resolve. */
const entry = join(pages, 'what-the-pages-import.ts')

/** Maps each core entry to the names the pages import from it. Skips types, which add no bytes. */
function imports(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !later.test(name),
  )) {
    const source = readFileSync(join(pages, file), 'utf8')
    const statements = source.matchAll(
      /import \{([^}]*)\} from '(@umber\/storefront-core(?:\/(?:cart|catalogue|money|platform))?)'/g,
    )
    for (const [, names = '', from = ''] of statements) {
      const values = names.split(',').map((name) => name.trim())
      const known = found.get(from) ?? new Set()
      for (const name of values) if (name !== '' && !name.startsWith('type ')) known.add(name)
      found.set(from, known)
    }
  }
  return found
}

it('stays within the storefront-core budget', { timeout: 60_000 }, async () => {
  // In one order, because another one compresses differently.
  const source = [...imports()]
    .map(([from, names]) => `export { ${[...names].toSorted().join(', ')} } from '${from}'`)
    .toSorted()
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(pages, '..'),
    plugins: [
      {
        name: 'what-the-pages-import',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: [/^zustand/, /^zod/, /^@umber\/commerce-client/],
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built
    .flatMap(({ output }) => output)
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('')
  const weight = gzipSync(code, { level: 9 }).length
  process.stdout.write(`The pages take ${weight} of ${budget} bytes (gzip) from storefront-core\n`)
  expect(weight).toBeGreaterThan(5_000)
  expect(weight).toBeLessThanOrEqual(budget)
})
