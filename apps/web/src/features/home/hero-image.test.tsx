import { act, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it, vi } from 'vitest'
import { HeroPicture } from './hero-image.tsx'

it('makes no image in a render that React discards', async () => {
  const createElement = vi.spyOn(document, 'createElement')
  const never = new Promise<void>(() => {})
  function Late() {
    use(never)
    return null
  }
  const page = (
    <Suspense>
      <HeroPicture />
      <Late />
    </Suspense>
  )
  await act(async () => void render(page))
  const images = createElement.mock.results.filter(({ value }) => value instanceof HTMLImageElement)
  expect(images).toEqual([])
})

it('is made once it is in the page', () => {
  const { container } = render(<HeroPicture />)
  expect(container.querySelectorAll('source')).toHaveLength(3)
  expect(container.querySelector('img')?.getAttribute('src')).toBeTruthy()
})
