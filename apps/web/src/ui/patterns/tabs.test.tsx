import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}`, content: `The ${id}` }))
const openTab = () => screen.getByRole('tab', { selected: true })
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

describe('Tabs', () => {
  it('show the first panel, and each tab and its panel reference each other', () => {
    render(<Tabs label="Parts" tabs={tabs} />)
    expect(screen.getByRole('tablist', { name: 'Parts' })).toBeDefined()
    expect(screen.getByRole('tabpanel', { name: 'Tab one' }).textContent).toBe('The one')
    expect(openTab().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
  })

  it('are one tab stop, and the arrow keys, Home and End move between them and wrap around', () => {
    render(<Tabs label="Parts" tabs={tabs} />)
    openTab().focus()
    for (const [key, expected] of [
      ['ArrowRight', 'Tab two'],
      ['End', 'Tab three'],
      ['ArrowRight', 'Tab one'],
      ['ArrowLeft', 'Tab three'],
      ['Home', 'Tab one'],
    ] as const) {
      press(key)
      expect(openTab().textContent).toBe(expected)
      expect(document.activeElement).toBe(openTab())
      expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([openTab()])
    }
  })

  it('ignore other keys and browser shortcuts', () => {
    render(<Tabs label="Parts" tabs={tabs} />)
    openTab().focus()
    expect(press('ArrowDown')).toBe(true)
    expect(press('ArrowLeft', { altKey: true })).toBe(true)
    expect(openTab().textContent).toBe('Tab one')
  })

  it('are controlled by `value`, report a click, and show the first tab for an unknown value', () => {
    const onChange = vi.fn<(id: string) => void>()
    const { rerender } = render(<Tabs label="Parts" tabs={tabs} value="two" onChange={onChange} />)
    expect(openTab().textContent).toBe('Tab two')
    fireEvent.click(openTab())
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('tab', { name: 'Tab three' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('three')
    expect(openTab().textContent).toBe('Tab two')
    rerender(<Tabs label="Parts" tabs={tabs} value="nonsense" onChange={onChange} />)
    expect(openTab().textContent).toBe('Tab one')
  })
})
