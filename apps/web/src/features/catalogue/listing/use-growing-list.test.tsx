import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OpenedLengthsContext } from '../data/opened-lengths.ts'
import { useGrowingList } from './use-growing-list.ts'

const items = Array.from({ length: 150 }, (_, index) => index)
let reachEnd = () => {}

class Watcher {
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    reachEnd = () => tell([{ isIntersecting: true }])
  }
  observe() {}
  unobserve() {}
  disconnect() {
    reachEnd = () => {}
  }
}

const visit =
  (opened = new Map<string, number>()) =>
  ({ children }: PropsWithChildren) => (
    <OpenedLengthsContext value={opened}>
      <MemoryRouter>{children}</MemoryRouter>
    </OpenedLengthsContext>
  )

function read(opened?: Map<string, number>) {
  const hook = renderHook(({ question, goods }) => useGrowingList(goods, question), {
    wrapper: visit(opened),
    initialProps: { question: 'all', goods: items },
  })
  act(() => hook.result.current.end?.(document.body))
  return hook
}

describe('a long list', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher))
  afterEach(() => void vi.unstubAllGlobals())

  it('grows as its end comes near, until everything is there', () => {
    const { result } = read()
    expect(result.current.shown).toHaveLength(60)
    act(() => reachEnd())
    expect(result.current.shown).toHaveLength(120)
    act(() => reachEnd())
    expect(result.current.shown).toHaveLength(150)
    expect(result.current.end).toBeUndefined()
  })

  it('begins anew with another filter, but not when the same goods come fresher', () => {
    const { result, rerender } = read()
    act(() => reachEnd())
    rerender({ question: 'all', goods: [...items] })
    expect(result.current.shown).toHaveLength(120)
    rerender({ question: 'color=blue', goods: items })
    expect(result.current.shown).toHaveLength(60)
  })

  it('is as long as it was on coming Back [F-119]', () => {
    const opened = new Map<string, number>()
    const first = read(opened)
    act(() => reachEnd())
    first.unmount()
    expect(read(opened).result.current.shown).toHaveLength(120)
  })
})
