import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLinkWords } from './use-link-words.ts'

function opened(address: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => ({ words: useLinkWords('token'), place: useLocation(), go: useNavigate() }),
    { wrapper },
  )
  const shown = () => {
    const { pathname, search, hash } = result.current.place
    return pathname + search + hash
  }
  return { result, shown }
}

describe('The words of a mail’s link', () => {
  beforeEach(() => sessionStorage.clear())

  it.each(['/reset-password#token=a%2Bb&order=1', '/reset-password?token=a%2Bb&order=1'])(
    '[F-95] leave the address at once: %s',
    (address) => {
      const { result, shown } = opened(address)
      expect(shown()).toBe('/reset-password')
      expect(result.current.words.get('token')).toBe('a+b')
      expect(result.current.words.get('order')).toBe('1')
      expect(result.current.words.get('other')).toBe('')
    },
  )

  it('are there after a reload, of this page alone, until they are forgotten', () => {
    opened('/reset-password#token=a')
    const { result } = opened('/reset-password')
    expect(result.current.words.get('token')).toBe('a')
    expect(opened('/verify-address').result.current.words.get('token')).toBe('')
    result.current.words.forget()
    expect(result.current.words.get('token')).toBe('a')
    expect(opened('/reset-password').result.current.words.get('token')).toBe('')
  })

  it('give way to those of the next link', () => {
    const { result, shown } = opened('/reset-password#token=a')
    act(() => void result.current.go('/reset-password#token=b'))
    expect(result.current.words.get('token')).toBe('b')
    expect(shown()).toBe('/reset-password')
  })

  it('are not taken for a part of the page', () => {
    const { result, shown } = opened('/order/1?number=2#main')
    expect(shown()).toBe('/order/1?number=2#main')
    expect(result.current.words.get('token')).toBe('')
  })
})
