/**
 * Readers for JSON of unknown shape. Each returns a typed value or undefined and none throws, so a mapper
 * built from them is total. Only own properties are read, so `__proto__` in an answer has no effect.
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

/** The first of the named fields that is not empty. */
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

/** Trimmed text; undefined when it is empty. */
export function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return trimmed === '' ? undefined : trimmed
}

/** A finite number, or its decimal text. */
export function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}

const decimal = /^[+-]?\d{1,30}(\.\d{1,30})?$/

/** Maps a list and drops entries that the mapper cannot read. */
export function collect<Value>(
  value: unknown,
  read: (entry: unknown) => Value | undefined,
): readonly Value[] {
  return list(value).flatMap((entry) => {
    const found = read(entry)
    return found === undefined ? [] : [found]
  })
}

/** A metadata flag as its author means it: 'false', '0' and '' are false. */
export function flag(value: unknown): boolean {
  if (typeof value !== 'string') return Boolean(value)
  return !['', '0', 'false'].includes(value.trim().toLowerCase())
}
