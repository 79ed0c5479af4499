import { useEffect, useRef, useState } from 'react'
import { saveFormDraft, readFormDraft, formDraftKey } from '../browser/form-draft.ts'
import type { LazySession } from '../services/session.ts'
import { useServices } from '../services/services-context.ts'

type FormValues = Readonly<Record<string, string | boolean>>

interface FormToKeep<Values extends FormValues> {
  readonly values: Values
  readonly set: (part: Partial<Values>) => void
}

const customerIn = (session: LazySession): string | undefined => {
  const view = session.getState()
  return view.status === 'signed-in' ? view.customer.id : undefined
}

/** The name of the form that was open when the session ended, to reopen it. */
export function useFormDraftName(): string | undefined {
  const { session, tabStorage } = useServices()
  const [name] = useState(() => readFormDraft(tabStorage, customerIn(session))?.form)
  return name
}

/**
 * Keeps a form's input when the session ends, and restores it when the same customer signs in again. Not for forms
 * with a password.
 */
export function useFormDraft<Values extends FormValues>(
  name: string,
  { values, set }: FormToKeep<Values>,
  isOpen = true,
): void {
  const { session, tabStorage: storage } = useServices()
  const [owner] = useState(() => customerIn(session))
  const [first] = useState(values)
  const latest = useRef({ values, isOpen, set })
  useEffect(() => {
    latest.current = { values, isOpen, set }
  })

  useEffect(() => {
    const typed = readFormDraft(storage, owner)
    if (typed?.form === name) {
      storage.remove(formDraftKey)
      latest.current.set(fieldsOf(first, typed.values))
    }
    return () => {
      const view = session.getState()
      const { current } = latest
      const isTyped = JSON.stringify(current.values) !== JSON.stringify(first)
      const isEnded = view.status === 'guest' && view.reason === 'expired'
      if (owner !== undefined && isEnded && isTyped && current.isOpen)
        saveFormDraft(storage, { form: name, owner, values: current.values })
    }
  }, [name, storage, owner, session, first])
}

/** Only fields that the form has, with values of the same type. */
function fieldsOf<Values extends FormValues>(form: Values, typed: FormValues): Partial<Values> {
  const entries = Object.entries(typed).filter(([field, value]) => typeof form[field] === typeof value)
  return Object.fromEntries(entries) as Partial<Values>
}
