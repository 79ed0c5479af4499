import type { NavigationType } from 'react-router-dom'

/** A history entry, as far as scrolling needs it. */
export interface Place {
  readonly key: string
  readonly pathname: string
  readonly hash: string
}

export type ScrollMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'top' }
  | { readonly kind: 'element'; readonly id: string }
  | { readonly kind: 'restore'; readonly key: string }

/**
 * Decides how to scroll after a navigation: to the top of a new page or to its hash target; to the saved position on
 * Back, Forward and reload (`isKnown`: the entry was shown before); not at all when only the query changes.
 */
export function scrollMove(
  type: `${NavigationType}`,
  from: Place | undefined,
  to: Place,
  isKnown: boolean,
): ScrollMove {
  if (type === 'POP' && isKnown) return { kind: 'restore', key: to.key }
  const part = newPart(from, to)
  if (part !== undefined) return { kind: 'element', id: part }
  return type !== 'POP' && from?.pathname === to.pathname ? { kind: 'stay' } : { kind: 'top' }
}

/** The hash target, unless the previous entry already had it. */
export function newPart(
  from: Omit<Place, 'key'> | undefined,
  { pathname, hash }: Omit<Place, 'key'>,
): string | undefined {
  if (hash === '' || (from?.pathname === pathname && from.hash === hash)) return undefined
  return decoded(hash.slice(1))
}

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
