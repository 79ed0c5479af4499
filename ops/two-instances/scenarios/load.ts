import { CommerceClient } from '@umber/commerce-client'
import { until, type Reporter } from '@umber/dev-stack'
import { describeRatios, describeRow, header, rowOf, type Row } from '../load-figures.ts'
import { openMerchant, type Merchant, type TestProduct } from '../shoppers/merchant.ts'
import { openNetwork, type Network } from '../shoppers/network.ts'
import { openShopper } from '../shoppers/shopper.ts'
import type { Topology } from '../topology.ts'
import { atOnce } from './at-once.ts'

const clients = [1, 10, 50]
/** As many as the sample store has. */
const fewProducts = 44

export interface LoadOptions {
  /** The larger catalogue. */
  readonly products: number
  /** For each row. */
  readonly seconds: number
}

type Operation = (network: Network) => Promise<void>

/**
 * Prints requests per second and latencies, and their ratios: one instance against two, pages that are rendered against kept
 * ones, few products against many.
 */
export async function load(
  topology: Topology,
  { products, seconds }: LoadOptions,
  { note }: Reporter,
): Promise<boolean> {
  const merchant = await openMerchant(topology.site, topology.site.internalUrl)
  const product = await merchant.makeProduct('Loaded tray', 1_000_000)
  const rows: Row[] = []
  const add = (row: Row) => {
    rows.push(row)
    note(describeRow(row))
  }
  // A new address for each: the limits count per visitor.
  let visitors = 0
  const arrive = () => (visitors += 1)
  note(header)
  for (const count of [fewProducts, products]) {
    await fillCatalogue(topology, merchant, count)
    for (const instances of [2, 1] as const) {
      if (instances === 1) for (const name of ['backend-2', 'shop-2']) await topology.part(name).stop()
      const scale = { products: count, instances }
      for (const [name, operation] of Object.entries(operationsOn(topology, product)))
        for (const some of clients)
          add(
            rowOf(
              { ...scale, name, clients: some },
              await measure(topology, { operation, count: some, seconds, arrive }),
            ),
          )
      for (const some of clients)
        add(
          rowOf({ ...scale, name: 'complete', clients: some }, await measureOrders(topology, product, some)),
        )
      if (instances === 1) for (const name of ['backend-2', 'shop-2']) await topology.replace(name)
    }
  }
  note(describeRatios(rows, 10))
  return true
}

/** Adds products, and waits until the search finds the last one. */
async function fillCatalogue({ site }: Topology, merchant: Merchant, count: number): Promise<void> {
  const last = await merchant.fillCatalogue(count)
  if (last === undefined) return
  const { store } = new CommerceClient({ baseUrl: site.internalUrl, publishableKey: site.publishableKey })
  const isFound = async () => {
    const { results } = await store.search.list({
      entity: 'product',
      fields: ['id', 'title'],
      filters: { q: last },
      pagination: { skip: 0, take: 5 },
    })
    return JSON.stringify(results).includes(last) ? true : undefined
  }
  if ((await until(isFound, { limit: 600_000, every: 1000 })) === undefined)
    throw new Error(`The search does not find ${last}`)
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
    // Another address each time: no copy of it is kept. The shop drops parameters that it does not know.
    'page, rendered': async (network) => page(`?q=${(turn += 1)}`)(network),
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

interface Measurement {
  readonly operation: Operation
  readonly count: number
  readonly seconds: number
  readonly arrive: () => number
}

interface Times {
  readonly times: readonly number[]
  readonly seconds: number
  readonly errors: number
}

async function measure(
  topology: Topology,
  { operation, count, seconds, arrive }: Measurement,
): Promise<Times> {
  const times: number[] = []
  let errors = 0
  const begun = performance.now()
  const end = begun + seconds * 1000
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
  return { times, seconds: (performance.now() - begun) / 1000, errors }
}

/** Whole purchases by this many shoppers at once. */
async function measureOrders(topology: Topology, product: TestProduct, count: number): Promise<Times> {
  const run = `load${Date.now().toString(36)}`
  const times: number[] = []
  let errors = 0
  const begun = performance.now()
  await atOnce(
    Array.from({ length: Math.max(count, 10) }, (_, visitor) => visitor),
    count,
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
  return { times, seconds: (performance.now() - begun) / 1000, errors }
}
