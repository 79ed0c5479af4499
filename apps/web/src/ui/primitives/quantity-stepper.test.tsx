import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { QuantityStepper, readQuantity } from './quantity-stepper.tsx'

function show(value: number, limits: { readonly min?: number; readonly max?: number } = {}) {
  const onChange = vi.fn<(value: number) => void>()
  render(<QuantityStepper name="Linen Shirt" value={value} onChange={onChange} {...limits} />)
  const less = screen.getByRole('button', { name: 'Decrease quantity of Linen Shirt' })
  const more = screen.getByRole('button', { name: 'Increase quantity of Linen Shirt' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Linen Shirt' })
  return { onChange, less, more, field }
}

it('steps up and down', () => {
  const { onChange, less, more } = show(3)
  fireEvent.click(less)
  fireEvent.click(more)
  expect(onChange.mock.calls).toEqual([[2], [4]])
})

it('stops at its limits and disables the buttons', () => {
  const { onChange, less, more } = show(1, { max: 1 })
  fireEvent.click(less)
  fireEvent.click(more)
  expect(onChange).not.toHaveBeenCalled()
  expect([less, more].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
})

it('steps down to zero when allowed', () => {
  const { onChange, less } = show(1, { min: 0 })
  fireEvent.click(less)
  expect(onChange).toHaveBeenCalledWith(0)
})

it('accepts a typed number on blur', () => {
  const { onChange, field } = show(1)
  fireEvent.change(field, { target: { value: ' 12 ' } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(field)
  expect(onChange).toHaveBeenCalledWith(12)
})

it.each(['0', '-3', '1e3', '٣', '', '1.5', 'two', '9999999'])(
  'goes back to the last good number after "%s" [F-51]',
  (typed) => {
    const { onChange, field } = show(2)
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.blur(field)
    expect(onChange).not.toHaveBeenCalled()
    expect(field.value).toBe('2')
  },
)

it('lowers a typed number above the limit to the limit', () => {
  expect(readQuantity('50', 1, 9)).toBe(9)
})
