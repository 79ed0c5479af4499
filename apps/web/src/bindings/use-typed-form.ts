import { useEffect, useRef, useState } from 'react'
import { createBrowserStorage } from '../adapters/browser-storage.ts'
import { keepTypedForm, readTypedForm, typedFormKey } from '../adapters/typed-form.ts'
import type { Session } from './session.ts'
import { useShop } from './shop.ts'

type FormValues = Readonly<Record<string, string | boolean>>

interface FormToKeep<Values extends FormValues> {
  readonly values: Values
  readonly set: (part: Partial<Values>) => void
}

const tabStorage = () => createBrowserStorage(() => window.sessionStorage)

const customerIn = (session: Session): string | undefined => {
  const view = session.getState()
  return view.kind === 'customer' ? view.customer.id : undefined
}

/** Which of the customer's forms a session ended over the last time: to be opened again. */
export function useTypedFormName(): string | undefined {
  const { session } = useShop()
  const [name] = useState(() => readTypedForm(tabStorage(), customerIn(session))?.form)
  return name
}

/**
 * Keeps what is typed in a form when the session ends over it, and puts it back when its customer has signed in again.
 * Not for forms with a password.
 */
export function useTypedForm<Values extends FormValues>(
  name: string,
  { values, set }: FormToKeep<Values>,
  isOpen = true,
): void {
  const { session } = useShop()
  const [storage] = useState(tabStorage)
  const [owner] = useState(() => customerIn(session))
  const [first] = useState(values)
  const latest = useRef({ values, isOpen, set })
  useEffect(() => {
    latest.current = { values, isOpen, set }
  })

  useEffect(() => {
    const typed = readTypedForm(storage, owner)
    if (typed?.form === name) {
      storage.remove(typedFormKey)
      latest.current.set(fieldsOf(first, typed.values))
    }
    return () => {
      const view = session.getState()
      const { current } = latest
      const isTyped = JSON.stringify(current.values) !== JSON.stringify(first)
      const isEnded = view.kind === 'visitor' && view.because === 'expired'
      if (owner !== undefined && isEnded && isTyped && current.isOpen)
        keepTypedForm(storage, { form: name, owner, values: current.values })
    }
  }, [name, storage, owner, session, first])
}

/** Only what the form has, and of the same kind. */
function fieldsOf<Values extends FormValues>(form: Values, typed: FormValues): Partial<Values> {
  const entries = Object.entries(typed).filter(([field, value]) => typeof form[field] === typeof value)
  return Object.fromEntries(entries) as Partial<Values>
}
