import type { KeyValueStorage } from './ports/platform.ts'

/** In-memory storage: for tests, servers and devices whose storage is blocked. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const kept = new Map(Object.entries(entries))
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
