import type { ReadableSpan, SpanExporter } from '@medusajs/framework/opentelemetry/sdk-trace-node'

/** Names of the attributes that are sent. */
const allowed =
  /^(?:request\.id|http\.(?:route|method|status_code)|db\.(?:system|name|user|statement)|net\.peer\..*|query\.fields|fetch\..*|workflow\.step\.(?:action|type|attempts|failures|async))$/

/**
 * Medusa makes an attribute of each header of a request, such as Authorization and Cookie, and of the URL with its query,
 * and names a span by the URL where it knows no route. Its database driver writes values into statements. Only what is
 * known to be harmless leaves the process.
 */
export function withoutSecrets(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(harmless), done),
    shutdown: async () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/** A copy, whose other properties are those of the span. Messages of errors quote values, and the log has them. */
function harmless(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes).filter(([name]) => allowed.test(name))
  const replaced: Partial<ReadableSpan> = {
    name: span.name.replace(/^((?:route handler: )?[A-Z]+) \/.*$/, '$1'),
    attributes: Object.fromEntries(
      attributes.map(([name, value]) => [
        name,
        name === 'db.statement' ? withoutValues(String(value)) : value,
      ]),
    ),
    status: { code: span.status.code },
    events: [],
  }
  return Object.assign(Object.create(span) as ReadableSpan, replaced)
}

const withoutValues = (sql: string): string => sql.replaceAll(/'(?:[^'\\]|''|\\.)*'/g, '?')
