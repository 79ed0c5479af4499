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
 * Where the page goes after a navigation: to the top of another page, back to where one was on Back and Forward and
 * after a reload, nowhere when only the query changes.
 */
export function scrollMove(type: `${NavigationType}`, from: Place | undefined, to: Place): ScrollMove {
  if (type === 'POP') return { kind: 'restore', key: to.key }
  const sameAddress = from?.pathname === to.pathname
  if (to.hash !== '' && (!sameAddress || from.hash !== to.hash))
    return { kind: 'element', id: decoded(to.hash.slice(1)) }
  return sameAddress ? { kind: 'stay' } : { kind: 'top' }
}

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
