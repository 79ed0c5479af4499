import type { KeyValueStorage } from '@umber/storefront-core'

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The browser's own storage, or memory where it is blocked, full or wiped. Whatever is written can be read back for as
 * long as the page lives; nothing here ever throws.
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
      // What could not be replaced is out of date: better nothing there than an old value for the next visit.
      attempt((storage) => storage.removeItem(key))
    },
    remove(key) {
      kept.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
