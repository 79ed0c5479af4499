import type { KeyValueStorage } from '../ports/platform.ts'
import { parsed } from './parse-json.ts'

/** What was kept under a key, whatever it is; nothing when it cannot be read. */
export function kept(storage: KeyValueStorage, key: string): unknown {
  const written = storage.get(key)
  return written === null ? undefined : parsed(written)
}

/** A full storage just forgets, and no shopper may be told that something was saved that was not: this throws. */
export function keep(storage: KeyValueStorage, key: string, value: unknown): void {
  const written = JSON.stringify(value)
  storage.set(key, written)
  if (storage.get(key) !== written) throw new Error('There is no room left on this device')
}
