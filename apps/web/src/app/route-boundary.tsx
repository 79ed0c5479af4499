import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Boundary } from '../ui/boundary.tsx'
import { CrashScreen } from './crash-screen.tsx'

/** Catches what a page throws, so that the header, the cart and the footer stay. Going to another page is a fresh start. */
export function RouteBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary place={pathname} renderFailure={() => <CrashScreen />}>
      {children}
    </Boundary>
  )
}
