import { useEffect, useState } from 'react'

export interface Batches {
  readonly first: number
  readonly more: number
}

export interface LoadMore<Item> {
  readonly shown: readonly Item[]
  readonly more: (() => void) | undefined
}

/** `grow` brings what is not here yet, a batch before it is wanted. */
export function useLoadMore<Item>(
  items: readonly Item[],
  batches: Batches,
  grow?: () => void,
): LoadMore<Item> {
  const [length, setLength] = useState(() => openedLength() ?? batches.first)
  const isShort = length > items.length
  useEffect(() => {
    // On coming back the list is to be as long as it was, and it is read from its beginning.
    if (isShort) grow?.()
  }, [isShort, grow])
  if (length >= items.length && grow === undefined) return { shown: items, more: undefined }
  const more = () => {
    keepOpenedLength(length + batches.more)
    setLength(length + batches.more)
    if (length + 2 * batches.more > items.length) grow?.()
  }
  return { shown: items.slice(0, length), more }
}

// In the entry of the history, so that Back, Forward and a reload find the same length, and a new visit does not.

function openedLength(): number | undefined {
  const state: unknown = window.history.state
  const length = typeof state === 'object' && state !== null && 'opened' in state ? state.opened : undefined
  return typeof length === 'number' ? length : undefined
}

function keepOpenedLength(opened: number): void {
  const state: unknown = window.history.state
  window.history.replaceState({ ...(typeof state === 'object' && state), opened }, '')
}
