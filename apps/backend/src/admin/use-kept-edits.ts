import { useEffect, useState } from 'react'

import type { Texts } from '../lib/content-translations/content-texts'

/** Texts that were typed and not saved. They outlive the page: the admin leaves it for another, and is back with them in this tab. */
export function useKeptEdits(name: string) {
  const [edits, setEdits] = useState(() => read(name))
  useEffect(() => {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(edits))
  }, [name, edits])
  return [edits, setEdits] as const
}

export const hasKeptEdits = (name: string): boolean => sessionStorage.getItem(name) !== null

function read(name: string): Texts {
  const kept = sessionStorage.getItem(name)
  return kept === null ? {} : (JSON.parse(kept) as Texts)
}
