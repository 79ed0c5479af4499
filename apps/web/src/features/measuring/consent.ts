import { createEmitter } from '@umber/storefront-core/platform'
import type { KeyValueStorage } from '@umber/storefront-core'
import { createBrowserStorage } from '../../browser/storage.ts'

/** Undefined: not asked yet, which is as good as declined. */
export type Choice = 'accepted' | 'declined' | undefined

/** What a visitor has chosen on this device about being measured. */
export interface Consent {
  readonly choice: () => Choice
  readonly choose: (choice: 'accepted' | 'declined') => void
  /** The visitor wants to choose again. */
  readonly ask: () => void
  /** Whether the visitor is to be asked: without a choice, or to change it. */
  readonly isAsking: () => boolean
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

const key = 'measuring'

export function createConsent(storage: KeyValueStorage): Consent {
  const changes = createEmitter()
  let asksAgain = false
  const choice = (): Choice => {
    const stored = storage.get(key)
    return stored === 'accepted' || stored === 'declined' ? stored : undefined
  }
  return {
    choice,
    choose(chosen) {
      storage.set(key, chosen)
      asksAgain = false
      changes.emit()
    },
    ask() {
      asksAgain = true
      changes.emit()
    },
    isAsking: () => asksAgain || choice() === undefined,
    subscribe: changes.subscribe,
  }
}

/** That of this device. */
export const consent = createConsent(createBrowserStorage(() => window.localStorage))
