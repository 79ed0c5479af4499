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
      spots.delete(key)
      spots.set(key, spot)
      for (const oldest of spots.keys()) {
        if (spots.size <= most) break
        spots.delete(oldest)
      }
    },
    recall: (key) => spots.get(key),
    keep: () => storage.set(place, JSON.stringify([...spots].map(entryOf))),
  }
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
