import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBrowserStorage } from '../browser/storage.ts'
import { ServicesProvider, type Services } from '../services/services-context.ts'
import { TestRouter } from '../../test/support/test-router.tsx'
import { useNavigate } from './use-navigate.ts'
import { useLinkParams } from './use-link-params.ts'

const services = {
  tabStorage: createBrowserStorage(() => sessionStorage),
} as unknown as Services

function opened(address: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={services}>
      <TestRouter entries={[address]}>{children}</TestRouter>
    </ServicesProvider>
  )
  const { result } = renderHook(
    () => ({ words: useLinkParams('token'), place: useLocation(), go: useNavigate() }),
    { wrapper },
  )
  const shown = () => {
    const { pathname, search, hash } = result.current.place
    return pathname + search + hash
  }
  return { result, shown }
}

describe('The parameters of an email link', () => {
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

  it('survive a reload, for their own page only, until they are removed', () => {
    opened('/reset-password#token=a')
    const { result } = opened('/reset-password')
    expect(result.current.words.get('token')).toBe('a')
    expect(opened('/verify-address').result.current.words.get('token')).toBe('')
    result.current.words.forget()
    expect(result.current.words.get('token')).toBe('a')
    expect(opened('/reset-password').result.current.words.get('token')).toBe('')
  })

  it('are replaced by those of the next link', () => {
    const { result, shown } = opened('/reset-password#token=a')
    act(() => result.current.go('/reset-password#token=b'))
    expect(result.current.words.get('token')).toBe('b')
    expect(shown()).toBe('/reset-password')
  })

  it('are not treated as a hash target', () => {
    const { result, shown } = opened('/order/1?number=2#main')
    expect(shown()).toBe('/order/1?number=2#main')
    expect(result.current.words.get('token')).toBe('')
  })
})
