import { availableParallelism } from 'node:os'
import { productPath } from './product-path.ts'
import { measure, type Measured } from './requests/measure.ts'

/**
 * `pnpm --filter @umber/e2e requests <url of a served shop> [seconds=10]` prints how many pages the server sends per second, from its
 * cache and rendered. The figures depend on the machine, which this client shares with the server, so nothing fails.
 */

const connections = 16
const usage = 'Usage: pnpm --filter @umber/e2e requests http://127.0.0.1:8000 [seconds=10]'
const [address = '', secondsText = '10'] = process.argv.slice(2).filter((text) => text !== '--')
const seconds = Number(secondsText.replace(/^seconds=/, ''))

if (!URL.canParse(address) || !(seconds > 0)) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}

const { origin } = new URL(address)
const product = await productPath(origin)

/** Addresses that no run has asked for before. Every range contains all prices, so that each list is a whole one. */
function newList(): () => string {
  let highest = 100_000 + Math.floor(Math.random() * 1_000_000_000)
  return () => {
    highest += 1
    return `/category/all?price=0-${highest}&sort=price-low-high`
  }
}

const cases = [
  { title: 'home, from the cache', next: () => '/' },
  { title: 'list, from the cache', next: () => '/category/all' },
  { title: 'product, from the cache', next: () => product },
  { title: 'list, rendered', next: newList() },
]

process.stdout.write(
  `${origin}, ${connections} connections, ${seconds} s each, ${availableParallelism()} cores shared with this client\n\n`,
)
for (const { title, next } of cases) {
  const options = { origin, next, connections }
  // Without figures: the cache is filled, and the code is compiled.
  await measure({ ...options, milliseconds: 2000 })
  process.stdout.write(lineOf(title, await measure({ ...options, milliseconds: seconds * 1000 })))
}

function lineOf(title: string, { perSecond, p50, p99, bytes, others }: Measured): string {
  const figures = `${Math.round(perSecond)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  const size = `${(bytes / 1000).toFixed(1)} kB`
  const failed = others === 0 ? '' : `, ${others} answers that are not 200`
  return `${title.padEnd(24)} ${figures}, ${size}${failed}\n`
}
