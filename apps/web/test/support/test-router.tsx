import type { ReactNode } from 'react'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { LocationProvider } from '../../src/hooks/location-provider.tsx'
import { routerOptions } from '../../src/router/router-options.ts'

interface TestRouterProps {
  /** The entries of the history, `/` by default; the last one is shown. With `browser` it is the history of the window. */
  readonly entries?: readonly string[] | 'browser'
  readonly children: ReactNode
}

/** A router with what the shop's hooks and links need of it. */
export function TestRouter({ entries, children }: TestRouterProps) {
  const shop = <LocationProvider>{children}</LocationProvider>
  return entries === 'browser' ? (
    <BrowserRouter future={routerOptions}>{shop}</BrowserRouter>
  ) : (
    <MemoryRouter future={routerOptions} initialEntries={[...(entries ?? ['/'])]}>
      {shop}
    </MemoryRouter>
  )
}
