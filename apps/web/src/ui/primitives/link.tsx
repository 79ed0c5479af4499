import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: To
  /** Replaces the current history entry, as links in a drawer do. */
  readonly replace?: boolean | undefined
}

/** An internal link. The router's own component would add its data loading and prefetching to the bundle. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  // Without an explicit `replace`, the router replaces the entry when the link leads to the current page.
  const follow = useLinkClickHandler(to, replace ? { replace } : {})
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
