import { useMemo, type ReactNode } from 'react'
import { createPath, Router, type Navigator } from 'react-router-dom'

const stays = (): never => {
  throw new Error('A page that is rendered on the server cannot go to another')
}

const navigatorOf = (prefix: string): Navigator => ({
  createHref: (to) => prefix + (typeof to === 'string' ? to : createPath(to)),
  go: stays,
  push: stays,
  replace: stays,
})

interface ServedRouterProps {
  /** What the addresses of the page's locale begin with. */
  readonly prefix: string
  /** Without it. */
  readonly pathname: string
  readonly search: string
  readonly children: ReactNode
}

/** The router of a page that the server renders: at one address, without a history. */
export function ServedRouter({ prefix, pathname, search, children }: ServedRouterProps) {
  const navigator = useMemo(() => navigatorOf(prefix), [prefix])
  return (
    <Router location={{ pathname, search }} navigator={navigator} static>
      {children}
    </Router>
  )
}
