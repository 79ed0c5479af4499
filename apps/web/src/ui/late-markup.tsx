import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import type { LazyComponent } from './lazy-component.tsx'
import { KeptMarkup } from './served-markup.tsx'
import { whenUsed } from './when-used.ts'

interface LateMarkupProps<Props extends object> {
  readonly id: string
  /** A component among the children, and what loads its code. */
  readonly part: Pick<LazyComponent<Props>, 'give'>
  readonly load: () => Promise<ComponentType<Props>>
  readonly children: ReactNode
}

/**
 * Shows the server's markup as it is until the visitor does something and its code has loaded, and then the children in its place. For a
 * part that is read before it is pressed. Unlike a boundary that waits for its code, it stays when the address changes.
 */
export function LateMarkup<Props extends object>({ id, part, load, children }: LateMarkupProps<Props>) {
  const fromServer = !useIsHydrated()
  const [isServed, setServed] = useState(fromServer)
  useEffect(() => {
    if (!isServed) return undefined
    let cancel = () => {}
    const show = (component: ComponentType<Props>) => {
      part.give(component)
      setServed(false)
    }
    const begin = () => void load().then(show, wait)
    const wait = () => {
      cancel = whenUsed(begin)
    }
    // An address may lead to a part of it.
    if (window.location.hash === '') wait()
    else begin()
    return () => cancel()
  }, [isServed, part, load])
  if (import.meta.env.SSR)
    return (
      <div id={id} data-served>
        {children}
      </div>
    )
  return isServed ? <KeptMarkup id={id} /> : <div id={id}>{children}</div>
}
