import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { RangeSlider } from './range-slider.tsx'

const onChange = vi.fn<(range: readonly [number, number]) => void>()

function Slider({ start, max = 500 }: { readonly start: readonly [number, number]; readonly max?: number }) {
  const [value, setValue] = useState(start)
  return (
    <RangeSlider
      min={0}
      max={max}
      step={10}
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
      labels={['Least', 'Most']}
      format={(amount) => `₹${amount}`}
    />
  )
}

const thumb = (name: 'Least' | 'Most') => screen.getByRole('slider', { name })
const now = (name: 'Least' | 'Most') => thumb(name).getAttribute('aria-valuenow')

it.each([
  ['ArrowRight', '210'],
  ['ArrowUp', '210'],
  ['ArrowLeft', '190'],
  ['ArrowDown', '190'],
  ['PageUp', '290'],
  ['PageDown', '100'],
  ['Home', '0'],
  ['End', '290'],
])('%s moves the lower thumb from 200 to %s, below the upper one at 300', (key, expected) => {
  render(<Slider start={[200, 300]} />)
  fireEvent.keyDown(thumb('Least'), { key })
  expect(now('Least')).toBe(expected)
  expect(thumb('Least').getAttribute('aria-valuetext')).toBe(`Least ₹${expected}`)
  expect(now('Most')).toBe('300')
})

it('reaches an upper end that is no whole number of steps', () => {
  render(<Slider start={[0, 200]} max={1243} />)
  fireEvent.keyDown(thumb('Most'), { key: 'End' })
  expect(now('Most')).toBe('1243')
  fireEvent.keyDown(thumb('Most'), { key: 'ArrowLeft' })
  expect(now('Most')).toBe('1230')
})

it('leaves other keys to the page, and a thumb that cannot move tells nothing', () => {
  render(<Slider start={[0, 10]} />)
  onChange.mockClear()
  expect(fireEvent.keyDown(thumb('Least'), { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(thumb('Least'), { key: 'ArrowRight' })).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
})

it('a press moves the nearer thumb, and a drag stops a step before the other one', () => {
  const { container } = render(<Slider start={[100, 300]} />)
  const slider = container.firstElementChild as HTMLElement
  slider.setPointerCapture = () => undefined
  const scale = thumb('Least').parentElement?.parentElement as HTMLElement
  scale.getBoundingClientRect = () => ({ left: 0, width: 500 }) as DOMRect
  fireEvent.pointerDown(slider, { clientX: 148, button: 0 })
  expect(now('Least')).toBe('150')
  expect(document.activeElement).toBe(thumb('Least'))
  fireEvent.pointerMove(slider, { clientX: 420 })
  expect([now('Least'), now('Most')]).toEqual(['290', '300'])
  fireEvent.pointerUp(slider)
  fireEvent.pointerMove(slider, { clientX: 20 })
  expect(now('Least')).toBe('290')
})
