import type { ReactNode } from 'react'
import { createPath, Router, type Navigator } from 'react-router-dom'

const stays = (): never => {
  throw new Error('A page that is rendered on the server cannot go to another')
}

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: stays,
  push: stays,
  replace: stays,
}

interface ServedRouterProps {
  readonly pathname: string
  readonly search: string
  readonly children: ReactNode
}

/** The router of a page that the server renders: at one address, without a history. */
export const ServedRouter = ({ pathname, search, children }: ServedRouterProps) => (
  <Router location={{ pathname, search }} navigator={navigator} static>
    {children}
  </Router>
)
