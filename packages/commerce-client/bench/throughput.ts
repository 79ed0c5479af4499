import { fork } from 'node:child_process'
import { once } from 'node:events'
import JsSdk from '@medusajs/js-sdk'
import { CommerceClient } from '@umber/commerce-client'

// Requests per second of this client and of js-sdk, as shares of what bare fetch does in the same run. Rounds alternate, so
// that whatever else the machine does slows all of them. The bar is 0.90 of bare fetch.

const rounds = 80
const requests = 100
const query = { limit: 12, fields: 'id,title,*variants.calculated_price', id: ['prod_1', 'prod_2'] }
const search = 'limit=12&fields=id%2Ctitle%2C%2Avariants.calculated_price&id%5B0%5D=prod_1&id%5B1%5D=prod_2'

const server = fork(new URL('server.ts', import.meta.url))
const [port] = (await once(server, 'message')) as [number]
const config = { baseUrl: `http://127.0.0.1:${port}`, publishableKey: 'pk_1' }
const ours = new CommerceClient(config)
const unlimited = new CommerceClient({ ...config, timeout: false })
const official = new JsSdk(config)
const headers = { accept: 'application/json', 'x-publishable-api-key': 'pk_1' }

const contestants: Readonly<Record<string, () => Promise<unknown>>> = {
  'bare fetch': async () => (await fetch(`${config.baseUrl}/store/products?${search}`, { headers })).json(),
  'commerce-client': () => ours.store.product.list(query),
  'no time limit': () => unlimited.store.product.list(query),
  'js-sdk': () => official.store.product.list(query),
}

interface Cost {
  readonly wall: number
  readonly processor: number
}

/** Microseconds for one request, by the clock and by the processor. */
async function costOf(send: () => Promise<unknown>): Promise<Cost> {
  const begun = { wall: performance.now(), processor: process.cpuUsage() }
  for (let sent = 0; sent < requests; sent += 1) await send()
  const { user, system } = process.cpuUsage(begun.processor)
  return { wall: ((performance.now() - begun.wall) * 1000) / requests, processor: (user + system) / requests }
}

const measured = new Map<string, Cost[]>(Object.keys(contestants).map((name) => [name, []]))
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, send] of Object.entries(contestants)) {
    const cost = await costOf(send)
    if (round > 0) measured.get(name)?.push(cost) // the first round warms up
  }
}
server.kill()

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const bare = measured.get('bare fetch') ?? []

for (const [name, costs] of measured) {
  const shareOf = (part: keyof Cost): string =>
    median(costs.map((cost, round) => (bare[round]?.[part] ?? 0) / cost[part])).toFixed(2)
  const speed = median(costs.map(({ wall }) => 1_000_000 / wall)).toFixed(0)
  const processor = median(costs.map((cost) => cost.processor)).toFixed(0)
  process.stdout.write(
    `${name.padEnd(16)}${speed.padStart(6)} requests/s (${shareOf('wall')} of bare fetch),` +
      `${processor.padStart(5)} us of processor (${shareOf('processor')})\n`,
  )
}
