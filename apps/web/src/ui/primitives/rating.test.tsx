import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Rating } from './rating.tsx'

it('fills its stars from the start of a line: from the right where the page is read from there', () => {
  const { container } = render(<Rating value={3} label="" spoken="3 of 5" />)
  expect(container.querySelector('svg')?.classList).toContain('rtl:-scale-x-100')
})
