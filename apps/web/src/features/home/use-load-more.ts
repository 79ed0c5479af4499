import { useEffect, useState } from 'react'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'

export interface Batches {
  readonly first: number
  readonly more: number
}

export interface LoadMore<Item> {
  readonly shown: readonly Item[]
  readonly more: (() => void) | undefined
  /** Fewer items are loaded than were shown before. */
  readonly isShort: boolean
}

/** Shows a list in batches. `grow` loads more items one batch ahead. */
export function useLoadMore<Item>(
  items: readonly Item[],
  batches: Batches,
  grow?: () => void,
): LoadMore<Item> {
  const isHydrated = useIsHydrated()
  const [known, setLength] = useState<number>()
  // Read once: the entry of an open drawer has none.
  if (known === undefined && isHydrated) setLength(openedLength() ?? batches.first)
  const length = known ?? batches.first
  const isShort = length > items.length
  useEffect(() => {
    // After Back, loads until the list has its previous length, starting from the top.
    if (isShort) grow?.()
  }, [isShort, grow])
  if (length >= items.length && grow === undefined) return { shown: items, more: undefined, isShort }
  const more = () => {
    keepOpenedLength(length + batches.more)
    setLength(length + batches.more)
    if (length + 2 * batches.more > items.length) grow?.()
  }
  return { shown: items.slice(0, length), more, isShort }
}

// Stored in the history entry: Back, Forward and a reload restore the length, a new visit does not.

function openedLength(): number | undefined {
  const state: unknown = window.history.state
  const length = typeof state === 'object' && state !== null && 'opened' in state ? state.opened : undefined
  return typeof length === 'number' ? length : undefined
}

function keepOpenedLength(opened: number): void {
  const state: unknown = window.history.state
  window.history.replaceState({ ...(typeof state === 'object' && state), opened }, '')
}
