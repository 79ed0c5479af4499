import { afterEach, expect, it } from 'vitest'
import { isBelow, startCollector, type Collector } from './collector.ts'

let collector: Collector | undefined
afterEach(() => collector?.close())

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = (spanId: string, parentSpanId?: string) => ({
  name: spanId,
  kind: 2,
  traceId,
  spanId,
  ...(parentSpanId !== undefined && { parentSpanId }),
})

it('a collector keeps spans with the name of their service', async () => {
  collector = await startCollector()
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'shop-server' } }] }
  const body = { resourceSpans: [{ resource, scopeSpans: [{ spans: [span('a')] }] }] }
  const answer = await fetch(`${collector.url}/v1/traces`, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.ok).toBe(true)
  expect(collector.spans()).toEqual([{ ...span('a'), service: 'shop-server' }])
})

it('a span is below its parent and those above that, and no other', () => {
  const [page, read, query, other] = [
    span('page'),
    span('read', 'page'),
    span('query', 'read'),
    span('other', 'gone'),
  ].map((one) => ({ ...one, service: 'shop' }))
  if (!page || !read || !query || !other) throw new Error('A span is missing')
  const spans = [page, read, query, other]
  expect(isBelow(spans, read, page)).toBe(true)
  expect(isBelow(spans, query, page)).toBe(true)
  expect(isBelow(spans, page, query)).toBe(false)
  expect(isBelow(spans, other, page)).toBe(false)
})
