import { createContext, useContext, useSyncExternalStore } from 'react'

/** The hearts of this visit: one list, so that a card and the product's own page always agree. */
export interface SavedProducts {
  readonly has: (productId: string) => boolean
  /** Returns whether the product is saved afterwards. */
  readonly toggle: (productId: string) => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export function createSavedProducts(): SavedProducts {
  const ids = new Set<string>()
  const listeners = new Set<() => void>()
  return {
    has: (productId) => ids.has(productId),
    toggle: (productId) => {
      if (!ids.delete(productId)) ids.add(productId)
      for (const listener of listeners) listener()
      return ids.has(productId)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const SavedProductsContext = createContext<SavedProducts>(createSavedProducts())

export function useSaved(productId: string): readonly [saved: boolean, toggle: () => boolean] {
  const saved = useContext(SavedProductsContext)
  const isSaved = useSyncExternalStore(saved.subscribe, () => saved.has(productId))
  return [isSaved, () => saved.toggle(productId)]
}
