import { Component, type ReactNode } from 'react'
import { createBrowserStorage } from '../adapters/browser-storage.ts'
import { browserSurroundings, reloadIfAnswered } from '../adapters/load-page.ts'
import { keepOverlay } from '../adapters/without-overlay.ts'
import { forgetFailures } from '../bindings/lazy-part.tsx'

interface BoundaryProps {
  /** Another place is a fresh start. */
  readonly place?: string
  readonly renderFailure: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly place: string | undefined
  readonly condition: 'well' | 'failed'
}

/**
 * Catches what a part of the page throws, so that the rest stays, and tries again when it is asked to or the network is back. Where
 * trying again on request does not help, the page is loaded afresh, with what was open on it.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, condition: 'well' }
  #isAskedAgain = false

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { condition: 'failed' }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, condition: 'well' }
  }

  override componentDidMount() {
    window.addEventListener('online', this.#renew)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#renew)
  }

  override componentDidCatch() {
    forgetFailures()
    if (this.#isAskedAgain) void loadAfresh()
    this.#isAskedAgain = false
  }

  readonly #renew = () => this.setState({ condition: 'well' })

  readonly #retry = () => {
    this.#isAskedAgain = true
    this.#renew()
  }

  override render() {
    return this.state.condition === 'well' ? this.props.children : this.props.renderFailure(this.#retry)
  }
}

function loadAfresh(): Promise<boolean> {
  const { answers, reload } = browserSurroundings()
  return reloadIfAnswered({
    answers,
    reload() {
      keepOverlay(createBrowserStorage(() => window.sessionStorage))
      reload()
    },
  })
}
