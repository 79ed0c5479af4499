import type { NavigationType } from 'react-router-dom'

/** An entry of the history as far as scrolling is concerned. */
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
 * Where the page goes after a navigation: to the top of another page or to the part that its address names, back to
 * where one was on Back and Forward and after a reload (`isKnown`: the entry has been here before), nowhere when only
 * the query changes.
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

/** The part of the page that an address names, unless one was there already. */
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
