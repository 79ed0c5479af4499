import { createContext, useContext } from 'react'

/** What a form has in its fields, each by its path: `contact.email`, `menu_links.0.label`. */
export interface DraftForm {
  readonly valueAt: (path: string) => unknown
  readonly change: (path: string, value: unknown) => void
  /** What is wrong with the field, once it was tried to save. */
  readonly faultAt: (path: string) => string | undefined
}

const DraftContext = createContext<DraftForm | undefined>(undefined)

export const DraftProvider = DraftContext.Provider

export function useDraft(): DraftForm {
  const form = useContext(DraftContext)
  if (form === undefined) throw new Error('useDraft was called outside of a form')
  return form
}

export function valueAt(draft: unknown, path: string): unknown {
  let value = draft
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** A copy with another value at the path. */
export function changedAt<Value>(draft: Value, path: string, value: unknown): Value {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? value : changedAt(valueAt(draft, name) ?? {}, rest.join('.'), value)
  if (Array.isArray(draft)) return draft.map((one, at) => (String(at) === name ? inner : one)) as Value
  return { ...draft, [name]: inner }
}
