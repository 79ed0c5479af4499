import type { KeyValueStorage } from '@umber/storefront-core'
import { tokenStorageKey } from '@umber/storefront-core/auth'
import { storageKeyPrefix } from '../content/brand.ts'

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The browser's storage, with memory as the fallback when storage is blocked, full or cleared. A written value can be
 * read back for the lifetime of the page. Never throws.
 */
export function createBrowserStorage(open: OpenStorage): KeyValueStorage {
  const values = new Map<string, string>()
  const attempt = <T>(act: (storage: ReturnType<OpenStorage>) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }

  return withPrefix({
    get(key) {
      return attempt((storage) => storage.getItem(key)) ?? values.get(key) ?? null
    },
    set(key, value) {
      const written = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (written) {
        values.delete(key)
        return
      }
      values.set(key, value)
      // The stored value is outdated and could not be replaced: remove it rather than show it on the next visit.
      attempt((storage) => storage.removeItem(key))
    },
    remove(key) {
      values.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  })
}

/** Other sites' scripts and forks may share the origin. The token keeps the key that Medusa's documentation names. */
function withPrefix(storage: KeyValueStorage): KeyValueStorage {
  const nameOf = (key: string) => (key === tokenStorageKey ? key : storageKeyPrefix + key)
  return {
    get: (key) => storage.get(nameOf(key)),
    set: (key, value) => storage.set(nameOf(key), value),
    remove: (key) => storage.remove(nameOf(key)),
  }
}
