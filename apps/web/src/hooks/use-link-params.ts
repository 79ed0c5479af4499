import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../services/services-context.ts'
import { useNavigate } from './use-navigate.ts'

export interface LinkParams {
  /** '' when the link has no such parameter. */
  readonly get: (name: string) => string
  /** Removes the stored parameters after use, so that a reload does not find them. */
  readonly forget: () => void
}

/**
 * The parameters of an email link. They are in the hash, which is not sent to servers; older links have them in the
 * query. They are removed from the address and the history at once, and kept in sessionStorage for a reload.
 *
 * @param name the parameter that marks such a link, to tell it from a link to a part of the page.
 */
export function useLinkParams(name: string): LinkParams {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { tabStorage: storage } = useServices()
  const key = `link:${pathname}`
  const inAddress = [hash.slice(1), search].find((text) => new URLSearchParams(text).has(name))
  const [text, setText] = useState(() => inAddress ?? storage.get(key) ?? '')
  // A newer link, opened in the same tab.
  if (inAddress !== undefined && inAddress !== text) setText(inAddress)
  useEffect(() => {
    if (inAddress === undefined) return
    storage.set(key, inAddress)
    navigate(pathname, { replace: true })
  }, [inAddress, storage, key, pathname, navigate])
  return {
    get: (wanted) => new URLSearchParams(text).get(wanted) ?? '',
    forget: () => storage.remove(key),
  }
}
