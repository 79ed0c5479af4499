import { execFileSync } from 'node:child_process'

// Measures what importing costs, and what a thousand requests leave on the heap. Each contestant runs in its own
// processes, in turns, so that other load on the machine slows all of them alike.

const rounds = 11

const contestants = {
  'commerce-client': { entry: '@umber/commerce-client', make: 'new entry.CommerceClient(config)' },
  'all of it': { entry: '@umber/commerce-client/js-sdk', make: 'new entry.default(config)' },
  'js-sdk': { entry: '@medusajs/js-sdk', make: 'new entry.default(config)' },
} as const

type Name = keyof typeof contestants
const names = Object.keys(contestants) as Name[]

/** Runs in a process of its own. `fetch` is stubbed, so that only the client's own work counts. */
const script = ({ entry, make }: (typeof contestants)[Name]): string => `
  const begun = performance.now()
  const entry = await import(${JSON.stringify(entry)})
  const milliseconds = performance.now() - begun
  const body = JSON.stringify({ products: Array.from({ length: 12 }, (_, id) => ({ id })) })
  globalThis.fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } })
  const config = { baseUrl: 'http://localhost:9000', publishableKey: 'pk_1' }
  const { store } = ${make}
  const send = async (count) => {
    for (let sent = 0; sent < count; sent += 1) await store.product.list({ limit: 12, id: ['a', 'b'] })
  }
  await send(2000)
  gc()
  const before = process.memoryUsage().heapUsed
  await send(1000)
  const allocated = process.memoryUsage().heapUsed - before
  gc()
  const kept = process.memoryUsage().heapUsed - before
  console.log(JSON.stringify({ milliseconds, allocated, kept }))
`

interface Cost {
  readonly milliseconds: number
  readonly allocated: number
  readonly kept: number
}

function costOf(name: Name): Cost {
  const flags = ['--expose-gc', '--max-semi-space-size=128', '--input-type=module', '--eval']
  const text = execFileSync(process.execPath, [...flags, script(contestants[name])], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return JSON.parse(text) as Cost
}

const costs = new Map<Name, Cost[]>(names.map((name) => [name, []]))
for (let round = 0; round < rounds; round += 1) {
  for (const name of names) costs.get(name)?.push(costOf(name))
}

function median(name: Name, part: keyof Cost): number {
  const values = (costs.get(name) ?? []).map((cost) => cost[part]).toSorted((a, b) => a - b)
  return values[values.length >> 1] ?? 0
}

for (const name of names) {
  const share = (part: keyof Cost): string => (median(name, part) / median('js-sdk', part)).toFixed(2)
  process.stdout.write(
    `${name.padEnd(16)}import ${median(name, 'milliseconds').toFixed(1).padStart(5)} ms (${share('milliseconds')} of js-sdk), ` +
      `1,000 requests allocate ${(median(name, 'allocated') / 1e6).toFixed(1).padStart(5)} MB (${share('allocated')}) ` +
      `and keep ${(median(name, 'kept') / 1000).toFixed(0).padStart(4)} kB\n`,
  )
}
