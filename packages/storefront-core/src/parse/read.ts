/**
 * Tiny readers for JSON of unknown shape. Each gives a typed value or undefined and none throws, so a mapper
 * built from them is total. Only own properties are read, so `__proto__` in an answer names nothing.
 */
export type Fields = Readonly<Record<string, unknown>>

const nothing: Fields = Object.freeze({})

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : nothing
}

export function field(value: unknown, name: string): unknown {
  const source = fields(value)
  return Object.hasOwn(source, name) ? source[name] : undefined
}

/** The first of the named fields that holds something. */
export function firstOf(value: unknown, ...names: readonly string[]): unknown {
  for (const name of names) {
    const found = field(value, name)
    if (found !== undefined && found !== null && found !== '') return found
  }
  return undefined
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Text that says something: trimmed, never empty. */
export function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return trimmed === '' ? undefined : trimmed
}

/** A finite number, also when it comes as its decimal text. */
export function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}

const decimal = /^[+-]?\d{1,30}(\.\d{1,30})?$/

/** Each entry that the mapper knows how to read; the others are dropped. */
export function collect<Value>(
  value: unknown,
  read: (entry: unknown) => Value | undefined,
): readonly Value[] {
  return list(value).flatMap((entry) => {
    const found = read(entry)
    return found === undefined ? [] : [found]
  })
}

/** What a metadata flag means to the person who typed it: 'false', '0' and '' are no. */
export function flag(value: unknown): boolean {
  if (typeof value !== 'string') return Boolean(value)
  return !['', '0', 'false'].includes(value.trim().toLowerCase())
}
