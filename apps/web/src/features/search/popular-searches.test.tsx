import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { plainLocale } from '../../config/locale.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { PopularSearches } from './popular-searches.tsx'

const page = (recent: readonly string[]) => (
  <QueryClientProvider client={new QueryClient()}>
    <ServicesProvider
      value={
        {
          locale: plainLocale,
          preset: { hasProductCategories: true },
          catalogue: { categories: () => new Promise(() => undefined) },
          tabStorage: { get: () => JSON.stringify(recent), set: () => undefined },
        } as unknown as Services
      }
    >
      <TestRouter entries={['/search']}>
        <PopularSearches />
      </TestRouter>
    </ServicesProvider>
  </QueryClientProvider>
)

it('takes over the page of the server, which does not know what was searched for in this tab', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page([]))
  const { unmount } = render(page(['linen']), { container, hydrate: true })
  expect(await screen.findByRole('link', { name: 'linen' })).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
  unmount()
  container.remove()
})
