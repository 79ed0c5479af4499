import { gzipSync } from 'node:zlib'
import { merchant } from '../support/merchant.ts'
import { environment } from '../support/environment.ts'
import { fillCategories } from './large-catalogue/fill-categories.ts'
import { timesOf, type Answer } from './large-catalogue/times.ts'

/**
 * `pnpm --filter @umber/e2e large-catalogue` gives a running shop 300 categories in three levels, with its products in them, and prints
 * how large its pages are and how long they take. The environment says where the shop is: SHOP_URL, BACKEND_URL, PUBLISHABLE_KEY,
 * ADMIN_EMAIL and ADMIN_PASSWORD. Start it with `SEED_PRODUCTS=5000 pnpm start --live` and a data directory of its own.
 */

const { shopUrl, backendUrl, publishableKey } = environment()
const owner = await merchant()
const say = (line: string) => void process.stdout.write(`${line}\n`)

const filled = await fillCategories(owner, say)
say(`${filled.categories} categories, ${filled.products} products`)

const page = (path: string) => async (): Promise<Answer> => {
  const response = await fetch(`${shopUrl}${path}`)
  return { status: response.status, text: await response.text() }
}
const ask = (path: string, body?: object) => async (): Promise<Answer> => {
  const response = await fetch(`${backendUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-publishable-api-key': publishableKey },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

let highest = 100_000 + Math.floor(Math.random() * 1_000_000_000)
const question = { entity: 'product', pagination: { take: 24, skip: 0 } }
const words = ['linen', 'shirt', 'candle', 'blue', 'dress', 'watch', 'harbour', 'atlas']
const cases: readonly (readonly [title: string, next: () => () => Promise<Answer>])[] = [
  ['home, kept', () => page('/')],
  ['list, rendered', () => page(`/category/all?price=0-${(highest += 1)}`)],
  ['category, rendered', () => page(`/category/${filled.slug}?price=0-${(highest += 1)}`)],
  ['search, rendered', () => page(`/search?q=${words[(highest += 1) % words.length]}+${highest}`)],
  ['product categories', () => ask('/store/product-categories?limit=1000')],
  ['search, 24 documents', () => ask('/store/search', question)],
  [
    'search for a word',
    () => ask('/store/search', { ...question, filters: { q: words[(highest += 1) % words.length] } }),
  ],
]
for (const [title, next] of cases) say(await timesOf(title, next))

const { text: home } = await page('/')()
const part = (pattern: RegExp) => pattern.exec(home)?.[0] ?? ''
const kilobytes = (text: string) =>
  `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB, ${(gzipSync(text).length / 1000).toFixed(1)} kB compressed`
say(`home ${kilobytes(home)}`)
say(`  its header ${kilobytes(part(/<header[\s\S]*?<\/header>/))}`)
say(`  its main part ${kilobytes(part(/<main[\s\S]*?<\/main>/))}`)
say(`  its footer ${kilobytes(part(/<footer[\s\S]*?<\/footer>/))}`)
say(`  its data ${kilobytes(part(/<script[^>]*id="shop-state"[^>]*>[\s\S]*?<\/script>/))}`)

const begun = performance.now()
const name = `Department ${Date.now().toString(36)}`
await owner.admin.productCategory.update(filled.id, { name })
const isFound = async () =>
  JSON.parse((await ask('/store/search', { ...question, filters: { q: name } })()).text).results[0].hits
    .length > 0
while (!(await isFound())) await new Promise((resolve) => void setTimeout(resolve, 100))
say(
  `a category of ${filled.inFirst} products is found by its new name after ${Math.round(performance.now() - begun)} ms`,
)
