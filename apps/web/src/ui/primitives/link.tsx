import type { ComponentProps } from 'react'
import { createPath } from 'react-router-dom'
import { useShownLocation } from '../../hooks/location-provider.tsx'
import { useHref } from '../../hooks/use-href.ts'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { hasModifier } from '../has-modifier.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of the shop, from its path on. */
  readonly to: string
  /** Replaces the current history entry, as links in a drawer do. */
  readonly replace?: boolean | undefined
}

/**
 * An internal link. The router's own component would add its data loading and prefetching to the bundle, and would render
 * with each navigation: this one reads the location when it is pressed.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const shown = useShownLocation()
  const navigate = useNavigate()
  const hrefOf = useHref()
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
        event.preventDefault()
        // A link to the current page adds no history entry.
        navigate(to, { replace: replace || createPath(shown.read()) === to })
      }}
    >
      {children}
    </a>
  )
}
