/** An id of an input. The error names the field: `items[0].itemId`. */
export function parseId(field: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value
  throw new TypeError(`${field} is ${value === '' ? 'empty' : typeof value}: an id is needed`)
}

/** A list of an input that has to have entries. */
export function parseSome<Entry>(
  field: string,
  value: readonly Entry[] | undefined,
): readonly [Entry, ...Entry[]] {
  if (!Array.isArray(value)) throw new TypeError(`${field} is ${typeof value}: a list is needed`)
  if (value.length === 0) throw new TypeError(`${field} is empty`)
  return value as readonly Entry[] as readonly [Entry, ...Entry[]]
}

/** Refuses a list that names the same thing twice, of which only one entry could be carried out. */
export function refuseTwice(field: string, ids: readonly string[]): void {
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0) throw new TypeError(`${field}[${twice}] names ${ids[twice] ?? ''}, as an earlier one does`)
}

export function parseOneOf<Value extends string>(
  field: string,
  value: unknown,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((one) => one === value)
  if (found !== undefined) return found
  throw new TypeError(`${field} is ${String(value)}: ${allowed.join(' or ')} is needed`)
}
