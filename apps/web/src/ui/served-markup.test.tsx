import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ServedMarkup } from './served-markup.tsx'

const Part = ({ shown }: { readonly shown: () => void }) => {
  shown()
  return <p>Made here</p>
}

it('leaves the markup of the server as it is, and does not render it again with the page', async () => {
  const shown = vi.fn<() => void>()
  const errors = vi.fn<(error: unknown) => void>()
  const page = document.createElement('div')
  page.innerHTML =
    '<main><div class="contents" data-served="true"><a href="/en-de">Germany</a></div><p>1</p></main>'
  document.body.append(page)
  const Page = ({ count }: { readonly count: number }) => (
    <StrictMode>
      <main>
        <ServedMarkup className="contents">
          <Part shown={shown} />
        </ServedMarkup>
        <p>{count}</p>
      </main>
    </StrictMode>
  )
  const link = page.querySelector('a')
  const root = await act(async () => hydrateRoot(page, <Page count={1} />, { onRecoverableError: errors }))
  await act(async () => root.render(<Page count={2} />))
  expect(page.textContent).toBe('Germany2')
  expect(page.querySelector('a')).toBe(link)
  expect(shown).not.toHaveBeenCalled()
  expect(errors).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  page.remove()
})

it('renders what no server has written', () => {
  render(
    <ServedMarkup>
      <Part shown={() => undefined} />
    </ServedMarkup>,
  )
  expect(screen.getByText('Made here')).toBeTruthy()
})
