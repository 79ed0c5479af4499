import { act, fireEvent, screen } from '@testing-library/react'
import type { PriceRange } from '@umber/storefront-core/catalogue'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { PriceFilter } from './price-filter.tsx'

const facets = {
  price: { min: 0, max: 500, step: 5 },
  currency: 'inr',
  colors: [],
  sizes: [],
  matching: 'any-value',
} as const

describe('PriceFilter', () => {
  afterEach(() => vi.useRealTimers())

  it('drops a dragged price when Back is pressed during the delay', async () => {
    const onChange = vi.fn<(range: PriceRange) => void>()
    renderShop(<PriceFilter facets={facets} range={[0, 500]} onChange={onChange} />)
    const lowest = await screen.findByRole('slider', { name: 'Minimum price' })
    vi.useFakeTimers()
    act(() => lowest.focus())
    fireEvent.keyDown(lowest, { key: 'ArrowRight' })
    expect(lowest.getAttribute('aria-valuenow')).toBe('5')
    fireEvent.popState(window)
    expect(lowest.getAttribute('aria-valuenow')).toBe('0')
    fireEvent.blur(lowest)
    await act(async () => await vi.advanceTimersByTimeAsync(1000))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('drops a typed price when Back is pressed before it is applied', () => {
    const onChange = vi.fn<(range: PriceRange) => void>()
    renderShop(<PriceFilter facets={facets} range={[0, 500]} onChange={onChange} />)
    const to = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'To' })
    fireEvent.change(to, { target: { value: '200' } })
    expect(to.value).toBe('200')
    fireEvent.popState(window)
    expect(to.value).toBe('500')
    fireEvent.blur(to)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('[CAT-02] takes limits typed in any order, once the second is typed too', () => {
    function Panel() {
      const [range, setRange] = useState<PriceRange>([0, 500])
      return (
        <>
          <PriceFilter facets={facets} range={range} onChange={setRange} />
          <output>{range.join(' to ')}</output>
        </>
      )
    }
    renderShop(<Panel />)
    const [from, to] = ['From', 'To'].map((name) =>
      screen.getByRole<HTMLInputElement>('spinbutton', { name }),
    )
    if (from === undefined || to === undefined) throw new Error('There are no price fields')
    const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
    const range = () => screen.getByRole('status').textContent

    type(from, '600')
    fireEvent.blur(from, { relatedTarget: to })
    expect([range(), from.value]).toEqual(['0 to 500', '600'])
    type(to, '100')
    fireEvent.keyDown(to, { key: 'Enter' })
    expect([range(), from.value]).toEqual(['100 to 500', '100'])

    type(to, '60')
    fireEvent.keyDown(to, { key: 'Enter' })
    expect(range()).toBe('0 to 60')
    type(from, '120')
    fireEvent.blur(from, { relatedTarget: to })
    type(to, '200')
    fireEvent.blur(to, { relatedTarget: null })
    expect(range()).toBe('120 to 200')
  })
})
