import { CommerceClient } from '@umber/commerce-client'
import type { Reporter } from '@umber/dev-stack'
import { percentile } from '../figures.ts'
import { openMerchant, type TestProduct } from '../shoppers/merchant.ts'
import { openNetwork, type Network } from '../shoppers/network.ts'
import { openShopper } from '../shoppers/shopper.ts'
import type { Topology } from '../topology.ts'
import { atOnce } from './at-once.ts'

const clients = [1, 10, 50]
/** Milliseconds for each row. */
const duration = 5000

type Operation = (network: Network) => Promise<void>

/** Prints requests per second and latencies: one instance against two, and pages that are rendered against kept ones. */
export async function load(topology: Topology, { note }: Reporter): Promise<boolean> {
  const merchant = await openMerchant(topology.site, topology.site.internalUrl)
  const product = await merchant.makeProduct('Loaded tray', 1_000_000)
  note(
    `${'operation'.padEnd(24)}${['instances', 'clients', 'per s', 'p50 ms', 'p95 ms', 'errors'].map((name) => name.padStart(11)).join('')}`,
  )
  // A new address for each: the limits count per visitor.
  let visitors = 0
  const arrive = () => (visitors += 1)
  for (const instances of [2, 1] as const) {
    if (instances === 1) for (const name of ['backend-2', 'shop-2']) await topology.part(name).stop()
    for (const [name, operation] of Object.entries(operationsOn(topology, product)))
      for (const count of clients)
        note(await measure(topology, { name, operation, instances, count, arrive }))
    note(await measureOrders(topology, product, instances))
  }
  for (const name of ['backend-2', 'shop-2']) await topology.replace(name)
  return true
}

function operationsOn({ site, ports }: Topology, product: TestProduct): Readonly<Record<string, Operation>> {
  const client = ({ fetch }: Network) =>
    new CommerceClient({ baseUrl: site.apiUrl, publishableKey: site.publishableKey, fetch, retry: false })
  const page =
    (query: string): Operation =>
    async ({ fetch }) => {
      const response = await fetch(`http://127.0.0.1:${ports.shops[0]}/product/${product.slug}${query}`)
      if (!response.ok) throw new Error(String(response.status))
    }
  let turn = 0
  return {
    'page, kept': page(''),
    // Another address each time: no copy of it is kept.
    'page, rendered': async (network) => page(`?x=${(turn += 1)}`)(network),
    list: async (network) => void (await client(network).store.product.list({ limit: 24 })),
    product: async (network) => void (await client(network).store.product.list({ handle: product.slug })),
    search: async (network) =>
      void (await client(network).store.search.list({
        entity: 'product',
        fields: ['id', 'title'],
        filters: { q: 'lamp' },
        pagination: { skip: 0, take: 24 },
      })),
    add: async (network) => {
      const { store } = client(network)
      const { regions } = await store.region.list({ limit: 1 })
      const { cart } = await store.cart.create({ region_id: regions[0]?.id ?? '' })
      await store.cart.createLineItem(cart.id, { variant_id: product.variantId, quantity: 1 })
    },
  }
}

interface Row {
  readonly name: string
  readonly operation: Operation
  readonly instances: number
  readonly count: number
  readonly arrive: () => number
}

async function measure(
  topology: Topology,
  { name, operation, instances, count, arrive }: Row,
): Promise<string> {
  const times: number[] = []
  let errors = 0
  const end = performance.now() + duration
  const begun = performance.now()
  const lane = async () => {
    const network = openNetwork(topology.certificate, arrive(), () => {})
    while (performance.now() < end) {
      const start = performance.now()
      await operation(network).catch(() => (errors += 1))
      times.push(performance.now() - start)
    }
    await network.close()
  }
  await Promise.all(Array.from({ length: count }, lane))
  return row(name, instances, count, times, (performance.now() - begun) / 1000, errors)
}

/** Complete checkouts of ten shoppers at once. */
async function measureOrders(topology: Topology, product: TestProduct, instances: number): Promise<string> {
  const run = `load${Date.now().toString(36)}`
  const times: number[] = []
  let errors = 0
  const begun = performance.now()
  await atOnce(
    Array.from({ length: 30 }, (_, visitor) => visitor),
    10,
    async (visitor) => {
      const shopper = openShopper(
        topology,
        { visitor: visitor + 1, email: `${run}-${visitor}@shopper.example` },
        ({ route, milliseconds }) => {
          if (route.endsWith('/complete')) times.push(milliseconds)
        },
      )
      await shopper.fillCart({ product, quantity: 1 })
      if ((await shopper.buy()).kind !== 'ordered') errors += 1
      await shopper.leave()
    },
  )
  return row('whole purchase, complete', instances, 10, times, (performance.now() - begun) / 1000, errors)
}

function row(
  name: string,
  instances: number,
  count: number,
  times: number[],
  seconds: number,
  errors: number,
): string {
  const sorted = times.toSorted((one, other) => one - other)
  const figures = [
    instances,
    count,
    (times.length / seconds).toFixed(1),
    ...[0.5, 0.95].map((share) => percentile(sorted, share).toFixed(0)),
    errors,
  ]
  return name.padEnd(24) + figures.map((figure) => String(figure).padStart(11)).join('')
}
