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

/** Of texts that were typed, those that are not the ones sent: they were typed while these were being saved. */
export const typedSince = (now: Texts, sent: Texts): Texts =>
  Object.fromEntries(Object.entries(now).filter(([key, text]) => text !== sent[key]))

function read(name: string): Texts {
  const kept = sessionStorage.getItem(name)
  return kept === null ? {} : (JSON.parse(kept) as Texts)
}
