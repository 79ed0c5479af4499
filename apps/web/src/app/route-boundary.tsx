import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashScreen } from './crash-screen.tsx'

interface BoundaryProps {
  readonly place: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly place: string
  readonly condition: 'well' | 'failed'
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, condition: 'well' }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { condition: 'failed' }
  }

  // Going to another page is a fresh start.
  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, condition: 'well' }
  }

  override render() {
    return this.state.condition === 'well' ? this.props.children : <CrashScreen />
  }
}

/** Catches what a page throws, so that the header, the cart and the footer stay. */
export function RouteBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary place={pathname}>{children}</Boundary>
}
