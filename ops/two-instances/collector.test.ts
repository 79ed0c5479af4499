import { afterEach, expect, it } from 'vitest'
import { isBelow, startCollector, type Collector, type Span } from './collector.ts'

let collector: Collector | undefined
afterEach(() => collector?.close())

const span = (spanId: string, parentSpanId: string): Span => ({
  service: 'shop-server',
  name: 'GET /',
  kind: 2,
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId,
  parentSpanId,
})

it('a collector keeps spans with the name of their service', async () => {
  collector = await startCollector()
  const { service, ...sent } = span('1', '')
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] }
  const body = { resourceSpans: [{ resource, scopeSpans: [{ spans: [sent] }] }] }
  const answer = await fetch(`${collector.url}/v1/traces`, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.ok).toBe(true)
  expect(collector.spans()).toEqual([{ ...sent, service }])
})

it('a span is below its parent and those above that, and below no other', () => {
  const page = span('1', '')
  const read = span('2', '1')
  const query = span('3', '2')
  const other = span('4', 'gone')
  const spans = [page, read, query, other]
  expect(isBelow(spans, read, page)).toBe(true)
  expect(isBelow(spans, query, page)).toBe(true)
  expect(isBelow(spans, page, query)).toBe(false)
  expect(isBelow(spans, other, page)).toBe(false)
})
