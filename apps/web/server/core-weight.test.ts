// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

/**
 * Bytes after gzip of all that the pages take from the first entry of storefront-core, without the libraries it stands
 * on. The other entries come with the page that needs them, and have budgets in the core's own package.
 */
const budget = 15_150
/** Pages and parts that no visit begins with the weight of: each is fetched when it is opened. */
const later =
  /^(?:app\/presets\/|features\/(?:account|auth|catalogue\/lists\/paged|checkout|contact|help|newsletter|orders|search|wishlist)(?:\/|-)|pages\/(?!home|category|product|cart))/
const pages = resolve(import.meta.dirname, '../src')
/** A file that is not there, but stands where the pages do, so that what it imports is found. */
const entry = join(pages, 'what-the-pages-import.ts')

/** Each entry of the core with the names the pages import from it; types weigh nothing. */
function imports(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !later.test(name),
  )) {
    const source = readFileSync(join(pages, file), 'utf8')
    const statements = source.matchAll(/import \{([^}]*)\} from '(@umber\/storefront-core)'/g)
    for (const [, names = '', from = ''] of statements) {
      const values = names.split(',').map((name) => name.trim())
      const known = found.get(from) ?? new Set()
      for (const name of values) if (name !== '' && !name.startsWith('type ')) known.add(name)
      found.set(from, known)
    }
  }
  return found
}

it('takes no more of storefront-core than its budget', { timeout: 60_000 }, async () => {
  const source = [...imports()].map(([from, names]) => `export { ${[...names].join(', ')} } from '${from}'`)
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
