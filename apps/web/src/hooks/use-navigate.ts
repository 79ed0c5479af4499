import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type Path } from 'react-router-dom'

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean | undefined
  readonly state?: unknown
}

/** A whole address: it is not completed from the current one. */
type Address = string | Path

interface Navigate {
  (to: Address, options?: NavigateOptions): void
  (steps: number): void
}

/**
 * Goes to an address of the shop, or some steps in the history. The router's own hook resolves addresses against the
 * location, so a component that uses it renders at each navigation; the context of the history does not change.
 */
export function useNavigate(): Navigate {
  const { navigator } = useContext(NavigationContext)
  return useCallback(
    (to: Address | number, { replace = false, state }: NavigateOptions = {}) => {
      if (typeof to === 'number') navigator.go(to)
      else if (replace) navigator.replace(to, state)
      else navigator.push(to, state)
    },
    [navigator],
  )
}
