/** Names whose values always differ between two backends: only their types are compared. */
const ownValues =
  /(^|_)(id|at|ids)$|^(inventory_quantity|iat|exp|processing_time_ms)$|^(token|order_access|mpath|raw_\w+|num_code|email)$|^(original_)?(item_|shipping_)?(sub|tax_)?total$|_subtotal$|_tax_total$/

/** The differences between two JSON values, as sentences. Missing names count unless they are allowed. */
export function differences(
  fake: unknown,
  real: unknown,
  allowed: (path: string) => boolean,
  path = '',
): string[] {
  if (allowed(path)) return []
  const [one, other] = [kindOf(fake), kindOf(real)]
  if (one !== other) return [`${path || 'the answer'} is ${one} here and ${other} there`]
  if (Array.isArray(fake) && Array.isArray(real)) {
    if (fake.length !== real.length)
      return [`${path} has ${fake.length} entries here and ${real.length} there`]
    const there = inOrder(real)
    return inOrder(fake).flatMap((entry, at) => differences(entry, there[at], allowed, `${path}[]`))
  }
  if (one === 'object') return ofObjects(fake as object, real as object, allowed, path)
  return sameValue(fake, real, path)
    ? []
    : [`${path} is ${JSON.stringify(fake)} here and ${JSON.stringify(real)} there`]
}

function ofObjects(fake: object, real: object, allowed: (path: string) => boolean, path: string): string[] {
  const names = new Set([...Object.keys(fake), ...Object.keys(real)])
  return [...names].flatMap((name) => {
    const below = path === '' ? name : `${path}.${name}`
    if (allowed(below)) return []
    if (!Object.hasOwn(fake, name)) return [`${below} is missing here`]
    if (!Object.hasOwn(real, name)) return [`${below} is not there`]
    return differences(Reflect.get(fake, name), Reflect.get(real, name), allowed, below)
  })
}

/** Neither backend promises an order by default, so entries with the same label are compared. */
function inOrder(entries: readonly unknown[]): readonly unknown[] {
  return entries.toSorted((one, other) => labelOf(one).localeCompare(labelOf(other)))
}

const labels = [
  'handle',
  'sku',
  'product_handle',
  'address_name',
  'value',
  'title',
  'name',
  'code',
  'iso_2',
  'url',
]

function labelOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const label = labels.map((name): unknown => Reflect.get(entry, name)).find((value) => value != null)
  return typeof label === 'string' ? label : ''
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function sameValue(fake: unknown, real: unknown, path: string): boolean {
  const name = path.replaceAll('[]', '').split('.').at(-1) ?? ''
  if (typeof fake === 'number' && typeof real === 'number' && /total$|amount$/.test(name)) {
    return Math.abs(fake - real) < 1e-6
  }
  return ownValues.test(name) || fake === real
}
