import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { LocationProvider } from '../../src/hooks/location-provider.tsx'
import { ShopRouter } from '../../src/router/shop-router.tsx'

/** As version 7 does; without them version 6 warns. */
const future = { v7_startTransition: true, v7_relativeSplatPath: true }

interface TestRouterProps {
  /** The entries of the history, `/` by default; the last one is shown. With `browser` it is the history of the window. */
  readonly entries?: readonly string[] | 'browser'
  readonly children: ReactNode
}

/** A router with what the shop's hooks and links need of it. */
export function TestRouter({ entries, children }: TestRouterProps) {
  const shop = <LocationProvider>{children}</LocationProvider>
  return entries === 'browser' ? (
    <ShopRouter>{shop}</ShopRouter>
  ) : (
    <MemoryRouter future={future} initialEntries={[...(entries ?? ['/'])]}>
      {shop}
    </MemoryRouter>
  )
}
