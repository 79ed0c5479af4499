import { toast } from '@medusajs/ui'
import type { z } from '@medusajs/framework/zod'
import { useState } from 'react'

import { changedAt, valueAt, type DraftForm } from './draft'

export interface DraftFormOptions<Stored extends object> {
  /** What is stored: the form begins with it, and begins anew when it changes. */
  readonly stored: Stored
  /** The schema of the route. */
  readonly schema: z.ZodType<object>
  readonly save: (valid: object) => Promise<void>
}

/** The state of a form whose values are checked with the schema of its route before they are sent. */
export function useDraftForm<Stored extends object>({ stored, schema, save }: DraftFormOptions<Stored>) {
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [isSaving, setIsSaving] = useState(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base)

  // What another window has saved replaces what is shown, but never what was typed.
  const words = JSON.stringify(stored)
  const [seen, setSeen] = useState(words)
  if (words !== seen && !isDirty) {
    setSeen(words)
    setBase(stored)
    setDraft(stored)
  }

  const form: DraftForm = {
    valueAt: (path) => valueAt(draft, path),
    change: (path, value) => setDraft((before) => changedAt(before, path, value)),
    faultAt: (path) => faults.get(path),
  }

  async function submit(): Promise<void> {
    const { success, data, error } = schema.safeParse(draft)
    setFaults(new Map(error?.issues.map(({ path, message }) => [path.join('.'), message])))
    if (!success) {
      const { length } = error.issues
      toast.error(length === 1 ? 'One field needs another value' : `${length} fields need another value`)
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setIsSaving(true)
    try {
      await save(data)
      // It is what is stored now, until that is read again.
      setBase(draft)
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setIsSaving(false)
    }
  }

  function discard(): void {
    setDraft(base)
    setFaults(new Map())
  }

  return { form, isDirty, isSaving, submit, discard }
}
