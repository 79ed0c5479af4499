import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const src = 'https://shop.test/images/linen-shirt-white-800.webp'

it('reserves its space and loads lazily, unless it has priority', () => {
  const { rerender } = render(<Picture src={src} alt="Linen shirt, white" sizes="50vw" />)
  const image = () => screen.getByRole('img', { name: 'Linen shirt, white' })
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1200', '1500'])
  expect(image().getAttribute('loading')).toBe('lazy')

  rerender(<Picture src={src} alt="Linen shirt, white" sizes="50vw" priority="high" />)
  expect(image().getAttribute('loading')).toBe('eager')
  expect(image().getAttribute('fetchpriority')).toBe('high')
})

it('shows a placeholder with the same name when it fails to load, and retries with a new address', () => {
  const { rerender, container } = render(<Picture src={src} alt="Linen shirt, white" sizes="50vw" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Linen shirt, white' }).tagName).toBe('SPAN')

  rerender(<Picture src={`${src}?v=2`} alt="Linen shirt, white" sizes="50vw" />)
  expect(container.querySelector('img')).not.toBeNull()
})

it('is asked for again when the network returns', () => {
  const { container } = render(<Picture src={src} alt="Linen shirt, white" sizes="50vw" />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(container.querySelector('img')).not.toBeNull()
})
