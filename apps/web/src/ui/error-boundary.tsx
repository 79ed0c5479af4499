import { Component, type ReactNode } from 'react'
import { createBrowserStorage } from '../browser/storage.ts'
import { browserReloadDeps, reloadIfAnswered } from '../browser/import-with-reload.ts'
import { faults } from '../browser/faults.ts'
import { keepOverlay } from '../browser/clear-overlay-state.ts'
import { forgetFailures } from './lazy-component.tsx'

interface ErrorBoundaryProps {
  /** Changing it resets the boundary. */
  readonly place?: string
  readonly renderFailure: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly place: string | undefined
  readonly condition: 'well' | 'failed'
}

/**
 * Catches render errors of its children. Retries on request and when the network returns. If a requested retry fails,
 * reloads the page and keeps its open overlay.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, condition: 'well' }
  #isAskedAgain = false

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { condition: 'failed' }
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { place, condition: 'well' }
  }

  override componentDidMount() {
    window.addEventListener('online', this.#renew)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#renew)
  }

  override componentDidCatch(error: unknown) {
    faults()?.tell('part', error)
    forgetFailures()
    if (this.#isAskedAgain) void reloadPage()
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

function reloadPage(): Promise<boolean> {
  const { answers, reload } = browserReloadDeps()
  return reloadIfAnswered({
    answers,
    reload() {
      keepOverlay(createBrowserStorage(() => window.sessionStorage))
      reload()
    },
  })
}
