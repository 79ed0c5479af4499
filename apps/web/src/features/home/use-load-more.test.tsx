import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useLoadMore } from './use-load-more.ts'

const batches = { first: 8, more: 4 }
const items = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('Load More', () => {
  beforeEach(() => window.history.replaceState({ key: 'home' }, ''))

  it('shows the first 8, adds 4 at a time and disappears at the end [HOME-03]', () => {
    const { result } = renderHook(() => useLoadMore(items(14), batches))
    expect(result.current.shown).toHaveLength(8)
    act(() => result.current.more?.())
    expect(result.current.shown).toHaveLength(12)
    act(() => result.current.more?.())
    expect(result.current.shown).toHaveLength(14)
    expect(result.current.more).toBeUndefined()
  })

  it('is not offered when the first batch holds everything', () => {
    const { result } = renderHook(() => useLoadMore(items(8), batches))
    expect(result.current.more).toBeUndefined()
  })

  it('restores the list’s length after Back [F-119]', () => {
    const first = renderHook(() => useLoadMore(items(20), batches))
    act(() => first.result.current.more?.())
    first.unmount()
    const again = renderHook(() => useLoadMore(items(20), batches))
    expect(again.result.current.shown).toHaveLength(12)
  })

  it('loads until the previous length, and keeps other state of the history entry', () => {
    const first = renderHook(() => useLoadMore(items(20), batches))
    act(() => first.result.current.more?.())
    expect(window.history.state).toEqual({ key: 'home', opened: 12 })
    first.unmount()
    const grow = vi.fn<() => void>()
    const again = renderHook(({ count }) => useLoadMore(items(count), batches, grow), {
      initialProps: { count: 10 },
    })
    expect(grow).toHaveBeenCalledTimes(1)
    expect(again.result.current.isShort).toBe(true)
    again.rerender({ count: 20 })
    expect(again.result.current.shown).toHaveLength(12)
    expect(again.result.current.isShort).toBe(false)
    expect(grow).toHaveBeenCalledTimes(1)
  })
})
