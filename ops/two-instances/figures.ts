import type { Sample } from './shoppers/network.ts'

/** The value below which the given share of the sorted numbers lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const isError = ({ status }: Sample): boolean => status === undefined || status >= 500

/** A table of the routes with count, errors, and percentiles in milliseconds; the most frequent first. */
export function describeSamples(samples: readonly Sample[]): string {
  const routes = new Map<string, Sample[]>()
  for (const sample of samples) routes.set(sample.route, [...(routes.get(sample.route) ?? []), sample])
  const rows = [...routes]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([route, some]) => row(route, some))
  return [header, ...rows, row('all', samples)].join('\n')
}

const header = `${'route'.padEnd(56)}${['count', 'errors', 'p50', 'p95', 'p99'].map((name) => name.padStart(8)).join('')}`

function row(route: string, samples: readonly Sample[]): string {
  const times = samples.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const figures = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(times, share)))
  const errors = samples.filter(isError).length
  return route.padEnd(56) + [samples.length, errors, ...figures].map((n) => String(n).padStart(8)).join('')
}

/** The share of requests without an answer or with a status of 500 and more, in percent. */
export function errorRate(samples: readonly Sample[]): string {
  const share = samples.length === 0 ? 0 : (100 * samples.filter(isError).length) / samples.length
  return `${share.toFixed(2)} %`
}

/** The slope of the line through the points, by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(points.map(([at]) => at))
  const y = mean(points.map(([, value]) => value))
  const above = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  const below = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  return below === 0 ? 0 : above / below
}
