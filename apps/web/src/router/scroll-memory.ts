import type { KeyValueStorage } from '@umber/storefront-core'
import type { ScrollPosition } from './scroll-position.ts'

const place = 'scroll'
const most = 60

export interface ScrollMemory {
  remember(key: string, spot: ScrollPosition): void
  recall(key: string): ScrollPosition | undefined
  /** Saves the positions to storage, so that they survive a reload. */
  keep(): void
}

type Entry = readonly [key: string, top: number, card?: string, offset?: number]

/** Stores the scroll position of each history entry. */
export function createScrollMemory(storage: KeyValueStorage): ScrollMemory {
  const spots = new Map(readEntries(storage.get(place)).map((entry) => [entry[0], spotFrom(entry)]))
  return {
    remember(key, spot) {
      const name = nameOf(key)
      spots.delete(name)
      spots.set(name, spot)
      for (const oldest of spots.keys()) {
        if (spots.size <= most) break
        spots.delete(oldest)
      }
    },
    recall: (key) => spots.get(nameOf(key)),
    keep: () => storage.set(place, JSON.stringify([...spots].map(entryOf))),
  }
}

/** A key has an address, which may name an order. What is kept outlives the session of its customer, so it is a number. */
function nameOf(key: string): string {
  let sum = 0
  for (let at = 0; at < key.length; at += 1) sum = (Math.imul(sum, 31) + key.charCodeAt(at)) | 0
  return sum.toString(36)
}

const entryOf = ([key, { top, card }]: readonly [string, ScrollPosition]): Entry =>
  card === undefined ? [key, top] : [key, top, card.name, card.offset]

const spotFrom = ([, top, name, offset]: Entry): ScrollPosition =>
  name === undefined || offset === undefined ? { top } : { top, card: { name, offset } }

function readEntries(text: string | null): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number.isFinite(value[1]) &&
  (value.length === 2 || (value.length === 4 && typeof value[2] === 'string' && Number.isFinite(value[3])))
