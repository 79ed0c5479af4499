import type { KeyValueStorage } from '../ports/platform.ts'
import { parsed } from './parse-json.ts'

/** The stored JSON value of a key; undefined when it cannot be read. */
export function readStored(storage: KeyValueStorage, key: string): unknown {
  const written = storage.get(key)
  return written === null ? undefined : parsed(written)
}

/**
 * Throws when the value was not stored: a full storage silently forgets, and the shopper must not be told
 * that it was saved.
 */
export function writeStored(storage: KeyValueStorage, key: string, value: unknown): void {
  const written = JSON.stringify(value)
  storage.set(key, written)
  if (storage.get(key) !== written) throw new Error('The storage of this device is full')
}
