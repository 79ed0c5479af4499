import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as OTLP over HTTP has it in JSON, with the name of its service. */
export interface Span {
  readonly service: string
  readonly name: string
  /** 2 of a request that is answered, 3 of one that is made. */
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly {
        readonly key: string
        readonly value: { readonly stringValue?: string }
      }[]
    }
    readonly scopeSpans: readonly { readonly spans: readonly Omit<Span, 'service'>[] }[]
  }[]
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string
  readonly spans: () => readonly Span[]
  readonly close: () => void
}

/** Takes spans on a free port of the loopback address, and keeps them. */
export async function startCollector(): Promise<Collector> {
  const spans: Span[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    spans.push(...spansOf((await json(request)) as Export))
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function spansOf({ resourceSpans }: Export): readonly Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name')
    const service = name?.value.stringValue ?? ''
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })))
  })
}

/** Whether a span is below another one, over any number of spans between them. */
export function isBelow(spans: readonly Span[], span: Span, above: Span): boolean {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent !== undefined && (parent === above || isBelow(spans, parent, above))
}
