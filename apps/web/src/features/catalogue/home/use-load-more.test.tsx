import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { OpenedLengthsContext } from '../data/opened-lengths.ts'
import { useLoadMore } from './use-load-more.ts'

const batches = { first: 8, more: 4 }
const items = (count: number) => Array.from({ length: count }, (_, index) => index)

function visit(opened = new Map<string, number>()) {
  return ({ children }: PropsWithChildren) => (
    <OpenedLengthsContext value={opened}>
      <MemoryRouter>{children}</MemoryRouter>
    </OpenedLengthsContext>
  )
}

describe('Load More', () => {
  it('shows the first 8, adds 4 at a time and goes away when none is left [HOME-03]', () => {
    const { result } = renderHook(() => useLoadMore(items(14), batches), { wrapper: visit() })
    expect(result.current.shown).toHaveLength(8)
    act(() => result.current.more?.())
    expect(result.current.shown).toHaveLength(12)
    act(() => result.current.more?.())
    expect(result.current.shown).toHaveLength(14)
    expect(result.current.more).toBeUndefined()
  })

  it('is not offered when the first batch holds everything', () => {
    const { result } = renderHook(() => useLoadMore(items(8), batches), { wrapper: visit() })
    expect(result.current.more).toBeUndefined()
  })

  it('finds the page as long as it was on coming Back [F-119]', () => {
    const opened = new Map<string, number>()
    const first = renderHook(() => useLoadMore(items(20), batches), { wrapper: visit(opened) })
    act(() => first.result.current.more?.())
    first.unmount()
    const again = renderHook(() => useLoadMore(items(20), batches), { wrapper: visit(opened) })
    expect(again.result.current.shown).toHaveLength(12)
  })
})
