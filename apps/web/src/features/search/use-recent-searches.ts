import { useState } from 'react'
import { useServices } from '../../services/services-context.ts'

const key = 'recent-searches'
const most = 5

/** What was searched for in this tab, the latest first. It ends with the tab, so that the next person at the device does not see it. */
export function useRecentSearches() {
  const { tabStorage } = useServices()
  const [terms, setTerms] = useState<readonly string[]>(() => read(tabStorage.get(key)))
  const keep = (next: readonly string[]) => {
    setTerms(next)
    tabStorage.set(key, JSON.stringify(next))
  }
  return {
    terms,
    note: (term: string) =>
      keep([term, ...terms.filter((other) => other.toLowerCase() !== term.toLowerCase())].slice(0, most)),
    forget: () => keep([]),
  }
}

function read(stored: string | null): readonly string[] {
  try {
    const terms: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, most) : []
  } catch {
    return []
  }
}
