import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: To
  /** Takes the place of the present entry of the history, as links in a drawer do. */
  readonly replace?: boolean | undefined
}

/** A link to another page of the shop. The router's own brings its data loading and prefetching along. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  // Told nothing, the router replaces the entry when the link leads to the page one is on.
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
