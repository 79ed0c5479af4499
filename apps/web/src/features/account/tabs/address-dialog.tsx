import type { NewAddress } from '@umber/storefront-core/account'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../hooks/use-form.ts'
import { useFormDraft } from '../../../hooks/use-form-draft.ts'
import { accountCopy } from '../../../copy/account.ts'
import { addressCopy as own } from '../../../copy/addresses.ts'
import { Sheet } from '../../../ui/patterns/sheet.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import type { ChangeOutcome } from '../use-account-query.ts'
import type { AddressForm, AddressTexts } from './address-forms.ts'

const copy = accountCopy.address

export interface AddressDialogProps {
  readonly form: AddressForm
  /** The name of the form draft that is kept when the session ends. */
  readonly draftKey: string
  readonly title: string
  readonly submit: string
  /** The initial values: the edited address, or the customer's own data. */
  readonly address: NewAddress
  readonly open: boolean
  readonly onClose: () => void
  /** Unless the address was saved, the dialog stays open with its input. */
  readonly onKeep: (address: NewAddress) => Promise<ChangeOutcome>
}

export function AddressDialog(props: AddressDialogProps) {
  const { form: definition, draftKey: keptAs, title, submit, address, open, onClose, onKeep } = props
  const [outcome, setOutcome] = useState<ChangeOutcome>('done')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setOutcome('done')
  }
  const isShown = useRef(open)
  useEffect(() => {
    isShown.current = open
  })
  const addressForm = useForm({
    schema: definition.schema,
    initial: definition.textsOf(address),
    async onSubmit(typed) {
      setOutcome('done')
      const saved = await onKeep(definition.addressFrom(typed as AddressTexts, address))
      if (isShown.current) setOutcome(saved)
      else if (saved !== 'done') notify({ title: own.notSaved[saved], tone: 'error' })
      if (saved !== 'done') return
      addressForm.reset()
      onClose()
    },
  })
  useFormDraft(keptAs, addressForm, open)
  const { form, field, busy } = addressForm
  return (
    <Sheet everOpened={open} open={open} onClose={onClose} title={title} side="centre">
      <form {...form} className="flex flex-col gap-5 p-6">
        {definition.fields.kind === 'own'
          ? definition.fields.render(addressForm)
          : definition.fields.rows.map((row) => (
              <div key={row[0]?.name} className={row.length > 1 ? 'grid gap-5 sm:grid-cols-2' : undefined}>
                {row.map((column) => (
                  <Field key={column.name} {...field(column.name)} {...column} required />
                ))}
              </div>
            ))}
        {outcome !== 'done' && (
          <p role="alert" className="border-s-2 border-sale ps-3 text-body text-sale">
            {own.notSaved[outcome]}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
