import type { ReactNode } from 'react'
import { Link } from './link.tsx'

interface OwnLinkProps {
  /** Of the settings: a path of the shop, or another address. */
  readonly url: string
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly onClick?: (() => void) | undefined
  /** Replaces the history entry, as links in a drawer do. */
  readonly replace?: boolean
}

/** A link that the owner has set. */
export function OwnLink({ url, className, children, onClick, replace }: OwnLinkProps) {
  if (url.startsWith('/'))
    return (
      <Link to={url} className={className} onClick={onClick} replace={replace}>
        {children}
      </Link>
    )
  return (
    <a href={url} rel="noopener" className={className} onClick={onClick}>
      {children}
    </a>
  )
}
