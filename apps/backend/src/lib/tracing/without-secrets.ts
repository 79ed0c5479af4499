import type { ReadableSpan, SpanExporter } from '@medusajs/framework/opentelemetry/sdk-trace-node'

/** Names of the attributes that are sent. */
const allowed =
  /^(?:request\.id|http\.(?:route|method|status_code)|db\.(?:system|name|user|statement)|net\.peer\..*|query\.fields|fetch\..*|workflow\..*)$/

/**
 * Medusa makes an attribute of each header of a request, such as Authorization and Cookie, and of the URL with its query, and
 * names a span by the URL where it knows no route. Only what is known to be harmless leaves the process.
 */
export function withoutSecrets(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(harmless), done),
    shutdown: async () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: async () => exporter.forceFlush?.() }),
  }
}

function harmless(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes).filter(([name]) => allowed.test(name))
  // A copy whose other properties are the span's own, some of which are getters.
  return Object.create(span, {
    name: { value: span.name.replace(/\?.*$/, ''), enumerable: true },
    attributes: { value: Object.fromEntries(attributes), enumerable: true },
  }) as ReadableSpan
}
