import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { createBrowserHistory } from './browser-history.ts'

interface ShopRouterProps {
  /** What the addresses of the page's locale begin with. */
  readonly prefix?: string
  readonly children: ReactNode
}

/** The router over the window's history. It renders in transitions, so that a page stays on screen until the next one is there. */
export function ShopRouter({ prefix, children }: ShopRouterProps) {
  const [history] = useState(() => createBrowserHistory(prefix))
  const [entry, setEntry] = useState(history.read)
  useLayoutEffect(() => history.subscribe((next) => startTransition(() => setEntry(next))), [history])
  return (
    <Router location={entry.location} navigationType={entry.type} navigator={history}>
      {children}
    </Router>
  )
}
