// @vitest-environment node
import { listen } from '@umber/page-server/testing'
import { startTracing } from '@umber/page-server/tracing'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { serveShop } from './serve-shop.ts'
import { makeSmallSite } from './pages/small-site.fixture.ts'
import type { TrustProxy } from './settings.ts'

interface Sent {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly {
    readonly key: string
    readonly value: { readonly stringValue?: string; readonly intValue?: number }
  }[]
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: Pick<Sent, 'attributes'>
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[]
  }[]
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const proxySpan = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${proxySpan}-01`
const [ofServer, ofClient] = [2, 3]

/** Reads one product for each page. */
const renderer = `
export const createRenderer = ({ config, fetch }) => async () => {
  await (await fetch(config.backendUrl + '/store/products?handle=secret')).text()
  return { kind: 'page', status: 200, head: '', body: '', state: '{}', missing: [] }
}
`

afterEach(() => vi.unstubAllEnvs())

interface Told {
  readonly exports: readonly Export[]
  readonly spans: readonly Sent[]
  /** The `traceparent` of each request to the backend. */
  readonly atBackend: readonly (string | undefined)[]
  readonly notes: readonly string[]
}

/** What a collector and a backend were told once the shop has answered these requests and has stopped. */
async function toldAfter(
  paths: readonly string[],
  {
    headers = { traceparent },
    trustProxy = ['loopback'],
    backendStatus = 200,
  }: { headers?: Record<string, string>; trustProxy?: TrustProxy; backendStatus?: number } = {},
): Promise<Told> {
  const exports: Export[] = []
  const atBackend: (string | undefined)[] = []
  const notes: string[] = []
  const takeSpans = async (request: IncomingMessage, response: ServerResponse) => {
    exports.push(JSON.parse(await text(request)) as Export)
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const collector = await listen((request, response) => void takeSpans(request, response))
  const backendUrl = await listen((request, response) => {
    // The sitemap's reads are no visitor's.
    if (request.url?.includes('secret') === true) atBackend.push(traceOf(request))
    response.writeHead(backendStatus).end('{}')
  })
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector)
  const shop = await serveShop({
    ...makeSmallSite(renderer),
    port: 0,
    config: { backendUrl, publishableKey: 'pk_1', featuredProductIds: [], socialLinks: [], preset: 'live' },
    trustProxy,
    tracing: startTracing('shop-server', (line) => notes.push(line)),
  })
  for (const path of paths) await (await fetch(shop.url + path, { headers })).text()
  await shop.stop()
  const spans = exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  return { exports, spans, atBackend, notes }
}

function traceOf({ headers }: IncomingMessage): string | undefined {
  const { traceparent: told } = headers
  return typeof told === 'string' ? told : undefined
}

const attributesOf = ({ attributes }: Pick<Sent, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** The regions and the settings are read for all pages of a while. */
const isOfAllPages = (span: Sent): boolean =>
  ['/store/regions', '/store/shop-settings'].includes(String(attributesOf(span)['url.path']))

function ofKind(spans: readonly Sent[], kind: number): Sent {
  const found = spans.filter((span) => span.kind === kind && !isOfAllPages(span))
  expect(found).toHaveLength(1)
  return found[0] as Sent
}

it("a page's span is below the proxy's, and its request to the backend is below the page", async () => {
  const { exports, spans, atBackend } = await toldAfter(['/product/a-scarf?email=secret'])
  const request = ofKind(spans, ofServer)
  const call = ofKind(spans, ofClient)
  expect(request).toMatchObject({ name: 'GET /product/:slug', traceId, parentSpanId: proxySpan })
  expect(call).toMatchObject({ name: 'GET', traceId, parentSpanId: request.spanId })
  expect(atBackend).toEqual([`00-${traceId}-${call.spanId}-01`])
  expect(BigInt(request.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(call.endTimeUnixNano))
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/product/:slug',
    'http.response.status_code': 200,
    'page.cache': 'miss',
    'request.id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(attributesOf(call)).toEqual({
    'http.request.method': 'GET',
    'url.path': '/store/products',
    'http.response.status_code': 200,
    'request.id': attributesOf(request)['request.id'],
  })
  expect(JSON.stringify(exports)).not.toContain('secret')
  const [resource] = exports.flatMap(({ resourceSpans }) => resourceSpans.map((sent) => sent.resource))
  expect(resource && attributesOf(resource)).toMatchObject({ 'service.name': 'shop-server' })
})

it('a trace that anyone else names is not joined', async () => {
  const { spans, atBackend } = await toldAfter(['/'], { trustProxy: ['203.0.113.0/24'] })
  const request = ofKind(spans, ofServer)
  expect(request.traceId).toMatch(/^[\da-f]{32}$/)
  expect(request.traceId).not.toBe(traceId)
  expect(request.parentSpanId ?? '').toBe('')
  expect(atBackend).toEqual([`00-${request.traceId}-${ofKind(spans, ofClient).spanId}-01`])
})

it('a trace that the proxy does not keep is not sent, and the backend is told so', async () => {
  const { spans, atBackend } = await toldAfter(['/'], {
    headers: { traceparent: traceparent.replace(/01$/, '00') },
  })
  expect(spans).toEqual([])
  expect(atBackend).toEqual([expect.stringMatching(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`))])
})

it('a kept page asks the backend nothing, and an error of the backend is one of its span', async () => {
  const kept = await toldAfter(['/', '/'])
  expect(kept.spans.filter(({ kind }) => kind === ofServer)).toHaveLength(2)
  expect(kept.atBackend).toHaveLength(1)
  const failed = await toldAfter(['/'], { backendStatus: 500 })
  expect(ofKind(failed.spans, ofClient).status.code).toBe(2)
})

it('probes are not traced', async () => {
  expect((await toldAfter(['/health', '/ready', '/metrics'])).spans).toEqual([])
})

it('OTEL_SERVICE_NAME names the service', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'shop-1')
  const { exports } = await toldAfter(['/'])
  const [resource] = exports.flatMap(({ resourceSpans }) => resourceSpans.map((sent) => sent.resource))
  expect(resource && attributesOf(resource)).toMatchObject({ 'service.name': 'shop-1' })
})

it('a collector that takes nothing is named once, and does not hold up the end', async () => {
  const collector = await listen((_, response) => void response.writeHead(400).end())
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector)
  const notes: string[] = []
  const tracing = startTracing('shop-server', (line) => notes.push(line))
  tracing.begin({ method: 'GET', route: '/', id: '1', trace: {} }).end(200, 'none')
  await tracing.stop()
  expect(notes).toEqual([expect.stringContaining('The collector does not take spans')])
})
