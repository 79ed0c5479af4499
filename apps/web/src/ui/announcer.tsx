import { useSyncExternalStore } from 'react'

interface Announcement {
  readonly text: string
  readonly turn: number
}

function createAnnouncer() {
  let current: Announcement = { text: '', turn: 0 }
  const listeners = new Set<() => void>()
  return {
    say: (text: string) => {
      current = { text, turn: current.turn + 1 }
      for (const listener of listeners) listener()
    },
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const announcer = createAnnouncer()

/** Announces a sentence to screen readers once, politely. */
export const announce = (text: string) => announcer.say(text)

/** Rendered once, outside of what open dialogs hide. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(announcer.subscribe, announcer.current, announcer.current)
  // Alternates between two elements, so that a repeated sentence is a change and is announced again.
  return (
    <div className="sr-only" aria-live="polite">
      <p>{turn % 2 === 1 ? text : ''}</p>
      <p>{turn % 2 === 0 ? text : ''}</p>
    </div>
  )
}
