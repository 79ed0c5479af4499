import { until, type Reporter } from '@umber/dev-stack'
import { isBelow, startCollector, type Span } from '../collector.ts'
import { openMerchant } from '../shoppers/merchant.ts'
import type { Topology } from '../topology.ts'

const traced = ['backend-1', 'backend-2', 'shop-1']

/** In milliseconds: both send their spans every five seconds. */
const limit = 60_000

/**
 * Sends the spans of both backends and a shop to a collector, and reads a page of a product from the shop. Returns whether one trace
 * holds the shop's request, its read at a backend below that, the backend's request below that, and a query of the database below that.
 */
export async function traces(topology: Topology, { note }: Reporter): Promise<boolean> {
  const merchant = await openMerchant(topology.site, topology.site.internalUrl)
  const { slug } = await merchant.makeProduct('Traced scarf', 1)
  const collector = await startCollector()
  const restart = async (settings: Readonly<Record<string, string>>) => {
    for (const name of traced) {
      await topology.part(name).stop()
      await topology.replace(name, { settings })
    }
  }
  try {
    await restart({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const [port] = topology.ports.shops
    const page = await fetch(`http://127.0.0.1:${port}/product/${slug}`)
    await page.text()
    const chain = await until(async () => chainOf(collector.spans()), { limit, every: 200 })
    if (chain === undefined)
      note(`There is no such trace in ${collector.spans().length} spans: ${namesOf(collector.spans())}`)
    else for (const { service, name, traceId } of chain) note(`${traceId.slice(0, 8)}  ${service}: ${name}`)
    return page.ok && chain !== undefined
  } finally {
    collector.close()
    await restart({})
  }
}

/** The shop's request of a product's page, its read, the backend's request and a query, each below the one before. */
function chainOf(all: readonly Span[]): readonly Span[] | undefined {
  const page = all.find((span) => span.service === 'shop-server' && span.name === 'GET /product/:slug')
  if (page === undefined) return undefined
  const spans = all.filter(({ traceId }) => traceId === page.traceId)
  for (const read of spans.filter((span) => span.kind === 3 && span.parentSpanId === page.spanId)) {
    const request = spans.find((span) => span.service === 'shop-backend' && span.parentSpanId === read.spanId)
    if (request === undefined) continue
    const query = spans.find((span) => span.name.startsWith('pg.query') && isBelow(spans, span, request))
    if (query !== undefined) return [page, read, request, query]
  }
  return undefined
}

const namesOf = (spans: readonly Span[]): string =>
  [...new Set(spans.map(({ service, name }) => `${service} ${name}`))].slice(0, 20).join(', ')
