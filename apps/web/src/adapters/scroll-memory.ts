import type { KeyValueStorage } from '@umber/storefront-core'

const place = 'umber.scroll'
const most = 60

export interface ScrollMemory {
  remember(key: string, top: number): void
  recall(key: string): number
  /** Writes what is remembered, so that a reload knows it too. */
  keep(): void
}

/** Where each entry of the history was scrolled to. */
export function createScrollMemory(storage: KeyValueStorage): ScrollMemory {
  const tops = new Map(readEntries(storage.get(place)))
  return {
    remember(key, top) {
      tops.delete(key)
      tops.set(key, Math.round(top))
      for (const oldest of tops.keys()) {
        if (tops.size <= most) break
        tops.delete(oldest)
      }
    },
    recall: (key) => tops.get(key) ?? 0,
    keep: () => storage.set(place, JSON.stringify([...tops])),
  }
}

function readEntries(text: string | null): readonly (readonly [string, number])[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1])
