import { createContext, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'

export interface Batches {
  readonly first: number
  readonly more: number
}

/** How far each visited page had been opened, so that Back finds the same length and the same place. */
export const OpenedLengthsContext = createContext<Map<string, number>>(new Map())

export interface LoadMore<Item> {
  readonly shown: readonly Item[]
  readonly more: (() => void) | undefined
}

export function useLoadMore<Item>(items: readonly Item[], batches: Batches): LoadMore<Item> {
  const { key } = useLocation()
  const opened = useContext(OpenedLengthsContext)
  const [length, setLength] = useState(() => opened.get(key) ?? batches.first)
  if (length >= items.length) return { shown: items, more: undefined }
  const more = () => {
    opened.set(key, length + batches.more)
    setLength(length + batches.more)
  }
  return { shown: items.slice(0, length), more }
}
