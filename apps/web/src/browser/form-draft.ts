import type { KeyValueStorage } from '@umber/storefront-core'

/**
 * Storage key of the form input that is kept when a session ends, until the same customer signs in again. In
 * sessionStorage only.
 */
export const formDraftKey = 'typed-form'

type FormValues = Readonly<Record<string, string | boolean>>

export interface FormDraft {
  /** The form's name. */
  readonly form: string
  /** The customer who entered it. It is never shown to anyone else. */
  readonly owner: string
  readonly values: FormValues
}

export function saveFormDraft(storage: KeyValueStorage, typed: FormDraft): void {
  storage.set(formDraftKey, JSON.stringify(typed))
}

/** The kept input of this customer. Storage can be modified from outside, so its content is validated. */
export function readFormDraft(storage: KeyValueStorage, owner: string | undefined): FormDraft | undefined {
  const written = storage.get(formDraftKey)
  if (written === null) return undefined
  try {
    const stored: unknown = JSON.parse(written)
    if (isTypedForm(stored) && stored.owner === owner) return stored
  } catch {
    // Unreadable content is removed below.
  }
  if (owner !== undefined) storage.remove(formDraftKey)
  return undefined
}

function isTypedForm(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false
  if (!('form' in value) || !('owner' in value) || !('values' in value)) return false
  const { form, owner, values } = value
  return (
    typeof form === 'string' &&
    typeof owner === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string' || typeof value === 'boolean')
  )
}
