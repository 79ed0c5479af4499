import { useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

/**
 * Writes the whole path of an address of the shop, with what the addresses of the page's locale begin with. For what leaves the
 * app: an element's `href` or `action`, and addresses for others. Navigation takes addresses without it.
 */
export function useHref(): (to: string) => string {
  const { navigator } = useContext(NavigationContext)
  return navigator.createHref
}
