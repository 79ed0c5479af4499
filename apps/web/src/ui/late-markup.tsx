import { useEffect, useState, type ReactNode } from 'react'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { whenUsed } from './when-used.ts'

interface LateMarkupProps {
  readonly id: string
  /** Loads the code of the children. */
  readonly prepare: () => Promise<unknown>
  readonly children: ReactNode
}

/**
 * Shows the server's markup as it is until the visitor does something and its code has loaded, and then the children in its place. For a
 * part that is read before it is pressed. Unlike a boundary that waits for its code, it stays when the address changes.
 */
export function LateMarkup({ id, prepare, children }: LateMarkupProps) {
  const fromServer = !useIsHydrated()
  const [isServed, setServed] = useState(fromServer)
  useEffect(() => {
    if (!isServed) return undefined
    let cancel = () => {}
    const load = () => void prepare().then(() => setServed(false), wait)
    const wait = () => {
      cancel = whenUsed(load)
    }
    // An address may lead to a part of it.
    if (window.location.hash === '') wait()
    else load()
    return () => cancel()
  }, [isServed, prepare])
  if (import.meta.env.SSR)
    return (
      <div id={id} data-served>
        {children}
      </div>
    )
  return isServed ? (
    // oxlint-disable-next-line react/no-danger -- nothing is written: React leaves what is in such an element when it takes over the page
    <div key="served" id={id} data-served dangerouslySetInnerHTML={unchanged} suppressHydrationWarning />
  ) : (
    <div key="own" id={id}>
      {children}
    </div>
  )
}

const unchanged = { __html: '' }
