import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
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

it('makes no image in a render that React discards', async () => {
  const createElement = vi.spyOn(document, 'createElement')
  let resolve = () => {}
  const late = new Promise<void>((done) => (resolve = done))
  function Late() {
    use(late)
    return null
  }
  const page = (
    <Suspense>
      <Picture src={src} alt="Linen shirt, white" sizes="50vw" />
      <Late />
    </Suspense>
  )
  await act(async () => void render(page))
  await act(async () => resolve())
  const shown = screen.getByRole('img', { name: 'Linen shirt, white' })
  expect(shown.getAttribute('srcset')).toContain('800w')
  const images = createElement.mock.results.filter(({ value }) => value instanceof HTMLImageElement)
  expect(images.map(({ value }) => value as unknown)).toEqual([shown])
})

it('is in the page from the server, and stays when it is hydrated', () => {
  const picture = <Picture src={src} alt="Linen shirt, white" sizes="50vw" />
  const page = document.createElement('div')
  page.innerHTML = renderToString(picture)
  const image = page.querySelector('img')
  expect(image?.getAttribute('srcset')).toContain('800w')
  render(picture, { container: page, hydrate: true })
  expect(page.querySelector('img')).toBe(image)
})
