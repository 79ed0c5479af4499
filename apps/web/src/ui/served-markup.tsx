import { useState, type ReactNode } from 'react'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'

interface ServedMarkupProps {
  readonly className?: string
  /** What the server writes: links and other elements that work by themselves. Rendered here only where no server has. */
  readonly children: ReactNode
}

/**
 * Leaves the server's markup as it is, so that a visit need not load its code. Not a boundary whose code comes with the first use: React
 * empties such a one on the next change of the address, and the page below it jumps.
 */
export function ServedMarkup({ className, children }: ServedMarkupProps) {
  const fromServer = !useIsHydrated()
  const [isServed] = useState(fromServer)
  if (import.meta.env.SSR)
    return (
      <div className={className} data-served>
        {children}
      </div>
    )
  if (!isServed) return <div className={className}>{children}</div>
  return <KeptMarkup className={className} />
}

interface KeptMarkupProps {
  readonly id?: string
  readonly className?: string | undefined
}

/** The element as the server wrote it. Nothing is written: React leaves what is in it when it takes over the page. */
export const KeptMarkup = (props: KeptMarkupProps) => (
  // oxlint-disable-next-line react/no-danger -- it writes nothing
  <div {...props} data-served dangerouslySetInnerHTML={unchanged} suppressHydrationWarning />
)

const unchanged = { __html: '' }
