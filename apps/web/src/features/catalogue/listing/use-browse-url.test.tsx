import { defaultFilters, showcaseListing } from '@umber/storefront-core'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useBrowseUrl } from './use-browse-url.ts'

function at(path: string) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={['/', path]}>{children}</MemoryRouter>
  )
  return renderHook(
    () => {
      const [state, change] = useBrowseUrl(showcaseListing)
      return { state, change, search: useLocation().search, navigate: useNavigate() }
    },
    { wrapper },
  ).result
}

describe('the filters in the address', () => {
  it('are read from it, so that reload and a shared link keep them', () => {
    const first = at('/category/all')
    const chosen = { filters: { ...defaultFilters, colors: ['Blue'], sizes: ['M'] }, sort: 'newest' } as const
    act(() => first.current.change(chosen, 'push'))
    const again = at(`/category/all${first.current.search}`)
    expect(again.current.state).toEqual(chosen)
  })

  it('leave with Back after a choice, and at once with a slider move', () => {
    const page = at('/category/all')
    act(() =>
      page.current.change({ filters: { ...defaultFilters, colors: ['Blue'] }, sort: 'featured' }, 'push'),
    )
    act(() =>
      page.current.change(
        { filters: { ...page.current.state.filters, priceRange: [50, 200] }, sort: 'featured' },
        'replace',
      ),
    )
    act(() => void page.current.navigate(-1))
    expect(page.current.state.filters).toEqual(defaultFilters)
  })

  it('are omitted when they filter nothing, and leave the rest of the query alone', () => {
    const page = at('/category/all?utm_source=letter')
    act(() => page.current.change({ filters: { ...defaultFilters, sizes: ['S'] }, sort: 'featured' }, 'push'))
    expect(page.current.search).toContain('utm_source=letter')
    act(() => page.current.change({ filters: defaultFilters, sort: 'featured' }, 'push'))
    expect(page.current.search).toBe('?utm_source=letter')
  })

  it('are the default ones when the address holds nonsense', () => {
    const page = at('/category/all?price=abc&color=%00&sort=__proto__&size=')
    expect(page.current.state.filters).toEqual(defaultFilters)
    expect(page.current.state.sort).toBe('featured')
  })
})
