import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { createBrowserStorage } from '../adapters/browser-storage.ts'

export interface LinkWords {
  /** Empty where the link does not say it. */
  readonly get: (name: string) => string
  /** The link has done its work: a reload does not find it again. */
  readonly forget: () => void
}

/**
 * What a mail's link opens something with: it stands behind the `#`, where no server is told of it, and in the query of links
 * that were sent before. It leaves the address and the history at once, and is kept for a reload of this tab.
 *
 * @param name the word by which such a link is told from another part of the page.
 */
export function useLinkWords(name: string): LinkWords {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [storage] = useState(() => createBrowserStorage(() => window.sessionStorage))
  const key = `umber-ecru.link:${pathname}`
  const inAddress = [hash.slice(1), search].find((text) => new URLSearchParams(text).has(name))
  const [text, setText] = useState(() => inAddress ?? storage.get(key) ?? '')
  // The next link, opened over this one.
  if (inAddress !== undefined && inAddress !== text) setText(inAddress)
  useEffect(() => {
    if (inAddress === undefined) return
    storage.set(key, inAddress)
    void navigate(pathname, { replace: true })
  }, [inAddress, storage, key, pathname, navigate])
  return {
    get: (wanted) => new URLSearchParams(text).get(wanted) ?? '',
    forget: () => storage.remove(key),
  }
}
