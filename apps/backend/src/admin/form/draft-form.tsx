import type { ReactNode } from 'react'

import { DraftProvider } from './draft'
import { SaveBar } from './save-bar'
import { useDraftForm, type DraftFormOptions } from './use-draft-form'

interface DraftFormProps<Stored extends object> extends DraftFormOptions<Stored> {
  /** The fields; a function is given whether there are changes that are not saved. */
  readonly children: ReactNode | ((state: { readonly isDirty: boolean }) => ReactNode)
}

/** A form of the dashboard: its fields, and at its foot what saves or discards them. */
export function DraftForm<Stored extends object>({ children, ...options }: DraftFormProps<Stored>) {
  const { form, isDirty, isSaving, submit, discard } = useDraftForm(options)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <DraftProvider value={form}>
        {typeof children === 'function' ? children({ isDirty }) : children}
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </DraftProvider>
    </form>
  )
}
