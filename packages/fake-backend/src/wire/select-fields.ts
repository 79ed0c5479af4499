import { isWire, type Wire } from './wire.ts'

/**
 * Selects fields as Medusa reads `fields`: plain names replace the default fields, `+name` and `*relation` add to them,
 * `-name` removes one. `extras` are sent only on request.
 */
export function selectFields(whole: Wire, asked: string | null, extras: readonly string[] = []): Wire {
  const words = (asked ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const named = words.map((word) => word.replace(/^[+*]/, ''))
  if (words.some((word) => !/^[+*-]/.test(word))) {
    return named
      .filter((path) => !path.startsWith('-'))
      .reduce((picked, path) => pick(whole, path, picked), {})
  }
  const dropped = [
    ...extras.filter((extra) => named.every((path) => path !== extra && !path.startsWith(`${extra}.`))),
    ...named.filter((path) => path.startsWith('-')).map((path) => path.slice(1)),
  ]
  return dropped.reduce(omit, whole)
}

/** Adds the value at a path of the whole to the fields picked before. */
function pick(whole: Wire, path: string, before: Wire): Wire {
  const [name = '', ...rest] = path.split('.')
  if (!Object.hasOwn(whole, name)) return before
  const [value, known] = [whole[name], before[name]]
  if (rest.length === 0) return { ...before, [name]: value }
  const below = rest.join('.')
  if (Array.isArray(value)) {
    const earlier = Array.isArray(known) ? known : []
    return {
      ...before,
      [name]: value.map((one: unknown, at) => {
        const kept: unknown = earlier[at]
        return isWire(one) ? pick(one, below, isWire(kept) ? kept : {}) : one
      }),
    }
  }
  return { ...before, [name]: isWire(value) ? pick(value, below, isWire(known) ? known : {}) : value }
}

function omit(whole: Wire, path: string): Wire {
  const [name = '', ...rest] = path.split('.')
  if (!Object.hasOwn(whole, name)) return whole
  if (rest.length === 0) {
    const { [name]: _dropped, ...left } = whole
    return left
  }
  const value = whole[name]
  const below = rest.join('.')
  if (Array.isArray(value)) {
    return { ...whole, [name]: value.map((one: unknown) => (isWire(one) ? omit(one, below) : one)) }
  }
  return isWire(value) ? { ...whole, [name]: omit(value, below) } : whole
}
