import { percentile } from './figures.ts'

/** What a row was measured with. */
export interface Setting {
  readonly name: string
  readonly products: number
  readonly instances: number
  readonly clients: number
}

export interface Row extends Setting {
  readonly perSecond: number
  /** In milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly errors: number
}

export function rowOf(
  setting: Setting,
  {
    times,
    seconds,
    errors,
  }: { readonly times: readonly number[]; readonly seconds: number; readonly errors: number },
): Row {
  const sorted = times.toSorted((one, other) => one - other)
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => percentile(sorted, share))
  return { ...setting, perSecond: times.length / seconds, p50, p95, errors }
}

const columns = ['products', 'instances', 'clients', 'per s', 'p50 ms', 'p95 ms', 'errors']

export const header = line('operation', columns)

export function describeRow({
  name,
  products,
  instances,
  clients,
  perSecond,
  p50,
  p95,
  errors,
}: Row): string {
  return line(name, [
    products,
    instances,
    clients,
    perSecond.toFixed(1),
    p50.toFixed(0),
    p95.toFixed(0),
    errors,
  ])
}

function line(name: string, figures: readonly (string | number)[]): string {
  return name.padEnd(18) + figures.map((figure) => String(figure).padStart(11)).join('')
}

/** Requests per second as ratios, of the rows with this number of clients. */
export function describeRatios(rows: readonly Row[], clients: number): string {
  const some = rows.filter((row) => row.clients === clients)
  const rate = (name: string, products: number, instances: number) =>
    some.find((row) => row.name === name && row.products === products && row.instances === instances)
      ?.perSecond
  const ratio = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined || other === 0 ? '-' : (one / other).toFixed(2)
  const names = [...new Set(some.map(({ name }) => name))]
  const [few = 0, many = 0] = [...new Set(some.map(({ products }) => products))]
  const kept = (products: number) =>
    ratio(rate('page, kept', products, 2), rate('page, rendered', products, 2))
  return [
    `Requests per second with ${clients} clients, as ratios`,
    line('operation', ['2 : 1', `${many} : ${few}`]),
    ...names.map((name) =>
      line(name, [
        ratio(rate(name, few, 2), rate(name, few, 1)),
        ratio(rate(name, many, 2), rate(name, few, 2)),
      ]),
    ),
    `kept : rendered ${kept(few)} with ${few} products, ${kept(many)} with ${many}`,
  ].join('\n')
}
