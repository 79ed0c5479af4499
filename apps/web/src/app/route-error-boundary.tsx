import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** Catches render errors of a page and keeps the header, the cart and the footer. Navigation resets it. */
export function RouteErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary place={pathname} renderFailure={() => <ErrorScreen />}>
      {children}
    </ErrorBoundary>
  )
}
