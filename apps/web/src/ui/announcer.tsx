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

/** Says a sentence to screen readers, politely and once. */
export const announce = (text: string) => announcer.say(text)

/** Stands once in the page, outside whatever an open dialog hides. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(announcer.subscribe, announcer.current, announcer.current)
  // Two places in turn: the same sentence said twice is a change, and so is heard twice.
  return (
    <div className="sr-only" aria-live="polite">
      <p>{turn % 2 === 1 ? text : ''}</p>
      <p>{turn % 2 === 0 ? text : ''}</p>
    </div>
  )
}
