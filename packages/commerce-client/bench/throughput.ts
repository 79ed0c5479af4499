import { fork } from 'node:child_process'
import { once } from 'node:events'
import JsSdk from '@medusajs/js-sdk'
import { CommerceClient } from '@umber/commerce-client'

// Requests per second of this client and of js-sdk, as shares of what a call of `fetch` written by hand does in the same run.
// Real HTTP, connections kept open, the server in a process of its own. Rounds alternate and begin with another contestant
// each, so that whatever else the machine does slows all of them. The bar is 0.90.

const rounds = 80
const requests = 96
const query = { limit: 12, fields: 'id,title,*variants.calculated_price', id: ['prod_1', 'prod_2'] }

const server = fork(new URL('server.ts', import.meta.url))
const [port] = (await once(server, 'message')) as [number]
const auth = { type: 'jwt', jwtTokenStorageMethod: 'memory' } as const
const config = { baseUrl: `http://127.0.0.1:${port}`, publishableKey: 'pk_1', auth }
const token = 'a.b.c'
const ours = new CommerceClient(config)
const unlimited = new CommerceClient({ ...config, timeout: false })
const official = new JsSdk(config)
for (const { client } of [ours, unlimited, official]) await client.setToken(token)

/** What somebody writes who needs just this call: address, headers, a look at the status, the JSON. */
async function byHand(signal: AbortSignal | null = null): Promise<unknown> {
  const search = new URLSearchParams({ limit: `${query.limit}`, fields: query.fields })
  for (const [index, id] of query.id.entries()) search.append(`id[${index}]`, id)
  const response = await fetch(`${config.baseUrl}/store/products?${search}`, {
    headers: {
      accept: 'application/json',
      'x-publishable-api-key': config.publishableKey,
      authorization: `Bearer ${token}`,
    },
    signal,
  })
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

async function byHandInTime(): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), 30_000)
  try {
    return await byHand(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

const contestants: Readonly<Record<string, () => Promise<unknown>>> = {
  'fetch by hand': () => byHand(),
  '  in 30 s': byHandInTime,
  'commerce-client': () => ours.store.product.list(query),
  '  no time limit': () => unlimited.store.product.list(query),
  'js-sdk': () => official.store.product.list(query),
}
const names = Object.keys(contestants)

interface Cost {
  readonly wall: number
  readonly processor: number
}

/** Microseconds for one request, by the clock and by the processor. */
async function costOf(send: () => Promise<unknown>, atOnce: number): Promise<Cost> {
  const share = requests / atOnce
  const sender = async (): Promise<void> => {
    for (let sent = 0; sent < share; sent += 1) await send()
  }
  const begun = { wall: performance.now(), processor: process.cpuUsage() }
  await Promise.all(Array.from({ length: atOnce }, sender))
  const { user, system } = process.cpuUsage(begun.processor)
  return { wall: ((performance.now() - begun.wall) * 1000) / requests, processor: (user + system) / requests }
}

async function measure(atOnce: number): Promise<ReadonlyMap<string, readonly Cost[]>> {
  const measured = new Map<string, Cost[]>(names.map((name) => [name, []]))
  for (let round = -5; round < rounds; round += 1) {
    for (const place of names.keys()) {
      const name = names[(place + round + names.length) % names.length] ?? ''
      const cost = await costOf(contestants[name] ?? byHandInTime, atOnce)
      if (round >= 0) measured.get(name)?.push(cost) // those before warm up
    }
  }
  return measured
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function report(measured: ReadonlyMap<string, readonly Cost[]>): void {
  const bare = measured.get('fetch by hand') ?? []
  for (const [name, costs] of measured) {
    const shareOf = (part: keyof Cost): string =>
      median(costs.map((cost, round) => (bare[round]?.[part] ?? 0) / cost[part])).toFixed(2)
    const speed = median(costs.map(({ wall }) => 1_000_000 / wall)).toFixed(0)
    const processor = median(costs.map((cost) => cost.processor)).toFixed(0)
    process.stdout.write(
      `${name.padEnd(16)}${speed.padStart(6)} requests/s (${shareOf('wall')} of fetch by hand),` +
        `${processor.padStart(5)} us of processor (${shareOf('processor')})\n`,
    )
  }
}

for (const atOnce of [1, 16]) {
  process.stdout.write(`${atOnce} at a time\n`)
  report(await measure(atOnce))
}
server.kill()
