import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeAll, expect, it } from 'vitest'

import { measureProcess, registry } from './metrics'

interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly datasource?: { readonly uid: string }
  readonly targets?: readonly { readonly expr: string; readonly datasource: { readonly uid: string } }[]
}

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly name: string; readonly type: string }[] }
  readonly panels: readonly Panel[]
}

let dashboard: Dashboard
let queries: readonly string[]

beforeAll(async () => {
  // The unit tests run in apps/backend.
  const file = join(process.cwd(), '../../ops/grafana/backend.json')
  dashboard = JSON.parse(await readFile(file, 'utf8')) as Dashboard
  queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  measureProcess()
})

/** Names of metrics are the only words of a query with an underscore before a brace. */
const metricsIn = (query: string) =>
  [...query.matchAll(/\b([a-z]+_[a-z_\d]+)\{/g)].map(([, name]) => name ?? '')

it('the dashboard asks only for metrics that the backend has', () => {
  const registered = new Set(registry.getMetricsAsArray().map(({ name }) => name))
  const asked = [...new Set(queries.flatMap(metricsIn))].map((name) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter((name) => !registered.has(name))).toEqual([])
  expect(queries.filter((query) => metricsIn(query).length === 0)).toEqual([])
})

it('the dashboard shows every metric of our own', () => {
  const own = registry.getMetricsAsArray().map(({ name }) => name)
  const shown = queries.join()
  const missing = own.filter((name) => !/^(?:nodejs|process)_/.test(name) && !shown.includes(name))
  expect(missing).toEqual([])
})

it('the dashboard can be imported: a data source to choose, and panels with ids of their own', () => {
  expect(dashboard.templating.list).toContainEqual(
    expect.objectContaining({ name: 'datasource', type: 'datasource' }),
  )
  for (const { datasource, targets = [], type } of dashboard.panels) {
    if (type === 'row') continue
    expect(datasource?.uid).toBe('${datasource}')
    expect(targets.map((target) => target.datasource.uid)).toEqual(targets.map(() => '${datasource}'))
  }
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
})
