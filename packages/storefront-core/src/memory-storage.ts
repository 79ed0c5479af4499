import type { KeyValueStorage } from './ports/platform.ts'

/** In-memory storage: for tests, servers and devices whose storage is blocked. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(entries))
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}
