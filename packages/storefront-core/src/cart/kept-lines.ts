import { parsed } from '../parse/parse-json.ts'
import { collect, field, number, text } from '../parse/read.ts'
import type { KeyValueStorage } from '../ports/platform.ts'

/** A line that could not move with the cart, and the region where it was. */
export interface KeptLine {
  readonly regionId: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly name: string
}

/** The lines that wait for the cart to be in their region again. */
export interface KeptLines {
  /** Never throws: what cannot be stored is kept as long as the storage keeps it. */
  readonly keep: (lines: readonly KeptLine[]) => void
  readonly all: () => readonly KeptLine[]
  /** Removes them from the list, and returns those of the region. */
  readonly take: (regionId: string) => readonly KeptLine[]
}

/** As many as a cart has. */
const most = 200

/** @param key of the storage, which is untrusted input. */
export function createKeptLines(storage: KeyValueStorage, key: string): KeptLines {
  const all = () => collect(asList(parsed(storage.get(key) ?? '')).slice(0, most), lineFrom)
  const write = (lines: readonly KeptLine[]) => {
    if (lines.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(lines))
  }
  return {
    all,
    keep(lines) {
      const isAmong = (one: KeptLine) =>
        lines.some(({ regionId, variantId }) => regionId === one.regionId && variantId === one.variantId)
      write([...all().filter((one) => !isAmong(one)), ...lines])
    },
    take(regionId) {
      const known = all()
      write(known.filter((line) => line.regionId !== regionId))
      return known.filter((line) => line.regionId === regionId)
    },
  }
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function lineFrom(entry: unknown): KeptLine | undefined {
  const regionId = text(field(entry, 'regionId'))
  const productId = text(field(entry, 'productId'))
  const variantId = text(field(entry, 'variantId'))
  const quantity = number(field(entry, 'quantity'))
  if (regionId === undefined || productId === undefined || variantId === undefined || quantity === undefined)
    return undefined
  return { regionId, productId, variantId, quantity, name: text(field(entry, 'name')) ?? '' }
}
