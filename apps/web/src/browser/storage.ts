import type { KeyValueStorage } from '@umber/storefront-core'

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The browser's storage, with memory as the fallback when storage is blocked, full or cleared. A written value can be
 * read back for the lifetime of the page. Never throws.
 */
export function createBrowserStorage(open: OpenStorage): KeyValueStorage {
  const kept = new Map<string, string>()
  const attempt = <T>(act: (storage: ReturnType<OpenStorage>) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }

  return {
    get(key) {
      return attempt((storage) => storage.getItem(key)) ?? kept.get(key) ?? null
    },
    set(key, value) {
      const written = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (written) {
        kept.delete(key)
        return
      }
      kept.set(key, value)
      // The stored value is outdated and could not be replaced: remove it rather than show it on the next visit.
      attempt((storage) => storage.removeItem(key))
    },
    remove(key) {
      kept.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
