import { useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { OpenedLengthsContext } from '../data/opened-lengths.ts'

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
  const { key } = useLocation()
  const opened = useContext(OpenedLengthsContext)
  const [length, setLength] = useState(() => opened.get(key) ?? batches.first)
  if (length >= items.length && grow === undefined) return { shown: items, more: undefined }
  const more = () => {
    opened.set(key, length + batches.more)
    setLength(length + batches.more)
    if (length + 2 * batches.more > items.length) grow?.()
  }
  return { shown: items.slice(0, length), more }
}
