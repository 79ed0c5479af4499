import { defaultFiltersOf, knownFilters } from '@umber/storefront-core/catalogue'
import { showcaseFacets } from '../../config/showcase-facets.ts'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { useFiltersInUrl } from './use-filters-in-url.ts'

const defaultFilters = defaultFiltersOf(showcaseFacets)

function at(path: string) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <TestRouter entries={['/', path]}>{children}</TestRouter>
  )
  return renderHook(
    () => {
      const [{ filters, sort }, change] = useFiltersInUrl(showcaseFacets)
      const state = { filters: knownFilters(filters, showcaseFacets), sort }
      return { state, change, search: useLocation().search, navigate: useNavigate() }
    },
    { wrapper },
  ).result
}

describe('the filters in the address', () => {
  it('are parsed from it, so that reload and shared links keep them', () => {
    const first = at('/category/all')
    const chosen = { filters: { ...defaultFilters, colors: ['Blue'], sizes: ['M'] }, sort: 'newest' } as const
    act(() => first.current.change(chosen, 'push'))
    const again = at(`/category/all${first.current.search}`)
    expect(again.current.state).toEqual(chosen)
  })

  it('are undone by Back after a choice, and a slider move adds one entry only', () => {
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

  it('are the defaults when the address is invalid', () => {
    const page = at('/category/all?price=abc&color=%00&sort=__proto__&size=')
    expect(page.current.state.filters).toEqual(defaultFilters)
    expect(page.current.state.sort).toBe('featured')
  })
})
