// @vitest-environment node
import { createMetrics } from '@umber/page-server'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const datasource = z.object({ type: z.literal('prometheus'), uid: z.literal('${datasource}') })
const row = z.object({ id: z.number(), type: z.literal('row') })
const chart = z.object({
  id: z.number(),
  type: z.literal('timeseries'),
  title: z.string().min(1),
  datasource,
  targets: z.array(z.object({ datasource, expr: z.string() })).min(1),
})
const dashboard = z
  .object({
    uid: z.string(),
    templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
    panels: z.array(z.discriminatedUnion('type', [row, chart])).min(1),
  })
  .parse(JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../ops/grafana/shop.json'), 'utf8')))

const queries = dashboard.panels.flatMap((panel) =>
  panel.type === 'row' ? [] : panel.targets.map(({ expr }) => expr),
)

/** What stands before a selector is a metric's name. */
const namesIn = (query: string): readonly string[] =>
  [...query.matchAll(/([a-z\d_]+)\{/g)].map(([, name = '']) => name)

it('the dashboard asks only for metrics and labels that the server has', async () => {
  const { registry } = createMetrics()
  const known = new Set<string>()
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    known.add(name)
    if (String(type) === 'histogram')
      for (const part of ['bucket', 'count', 'sum']) known.add(`${name}_${part}`)
  }
  const asked = queries.flatMap(namesIn)
  expect(asked.length).toBeGreaterThanOrEqual(queries.length)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})

it('the dashboard shows every metric of the shop', async () => {
  const metrics = await createMetrics().registry.getMetricsAsJSON()
  const own = metrics.map(({ name }) => name).filter((name) => name.startsWith('shop_'))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((name) => !queries.some((query) => query.includes(name)))).toEqual([])
})

it('the dashboard takes its data source from a variable, and its panels have ids of their own', () => {
  expect(dashboard.templating.list).toContainEqual(
    expect.objectContaining({ name: 'datasource', type: 'datasource' }),
  )
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
