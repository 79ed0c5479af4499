import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashScreen } from './crash-screen.tsx'

interface BoundaryProps {
  readonly place: string
  readonly children: ReactNode
}

type BoundaryState = { readonly kind: 'well' } | { readonly kind: 'failed' }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { kind: 'well' }

  static getDerivedStateFromError(): BoundaryState {
    return { kind: 'failed' }
  }

  override componentDidUpdate(before: BoundaryProps) {
    // Going to another page is a fresh start.
    if (this.state.kind === 'failed' && before.place !== this.props.place) this.setState({ kind: 'well' })
  }

  override render() {
    return this.state.kind === 'well' ? this.props.children : <CrashScreen />
  }
}

/** Catches what a page throws, so that the header, the cart and the footer stay. */
export function RouteBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary place={pathname}>{children}</Boundary>
}
