import type { KeyValueStorage } from '@umber/storefront-core'

/** Where a form is kept that a session ended over, until its customer has signed in again. In the tab alone. */
export const typedFormKey = 'umber-ecru.typed-form'

type FormValues = Readonly<Record<string, string | boolean>>

export interface TypedForm {
  /** Which form it is. */
  readonly form: string
  /** The customer who typed it: it is shown to no other person. */
  readonly owner: string
  readonly values: FormValues
}

export function keepTypedForm(storage: KeyValueStorage, typed: TypedForm): void {
  storage.set(typedFormKey, JSON.stringify(typed))
}

/** What this customer had typed. Anyone can write to a storage, so nothing in it is trusted. */
export function readTypedForm(storage: KeyValueStorage, owner: string | undefined): TypedForm | undefined {
  const written = storage.get(typedFormKey)
  if (written === null) return undefined
  try {
    const kept: unknown = JSON.parse(written)
    if (isTypedForm(kept) && kept.owner === owner) return kept
  } catch {
    // What cannot be read is removed.
  }
  if (owner !== undefined) storage.remove(typedFormKey)
  return undefined
}

function isTypedForm(kept: unknown): kept is TypedForm {
  if (typeof kept !== 'object' || kept === null) return false
  if (!('form' in kept) || !('owner' in kept) || !('values' in kept)) return false
  const { form, owner, values } = kept
  return (
    typeof form === 'string' &&
    typeof owner === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string' || typeof value === 'boolean')
  )
}
