import type { NewAddress } from '@umber/storefront-core/account'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from '../../../hooks/use-form.ts'
import { useFormDraft } from '../../../hooks/use-form-draft.ts'
import { accountCopy } from '../../../copy/account.ts'
import { addressCopy as own } from '../../../copy/addresses.ts'
import { choicesOf, countryAmong } from '../../../queries/use-countries.ts'
import { Sheet } from '../../../ui/patterns/sheet.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import type { ChangeOutcome } from '../use-account-query.ts'
import type { AddressField, AddressForm, AddressTexts } from './address-forms.ts'

const copy = accountCopy.address

interface AddressDialogProps {
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
  const { form, field, values, set, busy } = addressForm
  return (
    <Sheet everOpened={open} open={open} onClose={onClose} title={title} side="centre">
      <form {...form} className="flex flex-col gap-5 p-6">
        {definition.rows.map((row) => (
          <div key={row[0]?.name} className={row.length > 1 ? 'grid gap-5 sm:grid-cols-2' : undefined}>
            {row.map((column) => (
              <AddressInput
                key={column.name}
                column={column}
                field={field(column.name)}
                value={values[column.name] ?? ''}
                country={values['country'] ?? ''}
                onChoose={(value) => set({ [column.name]: value })}
              />
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

interface AddressInputProps {
  readonly column: AddressField
  readonly field: ReturnType<ReturnType<typeof useForm>['field']>
  readonly value: string
  readonly country: string
  readonly onChoose: (value: string) => void
}

function AddressInput({ column, field, value, country, onChoose }: AddressInputProps) {
  const { choices, isOptional, type, ...rest } = column
  const optional = isOptional?.(country) === true
  const chosen = choices === undefined ? value : countryAmong(choices, value)
  // The choices may load after the dialog opens. Set before the browser goes on, so that what is typed or pressed next is not lost.
  useLayoutEffect(() => {
    if (chosen !== value) onChoose(chosen)
  })
  if (choices !== undefined)
    return (
      <Select
        name={rest.name}
        label={rest.label}
        autoComplete={rest.autoComplete}
        value={chosen}
        error={field.error}
        options={choicesOf(choices, chosen)}
        onChange={onChoose}
      />
    )
  return (
    <Field
      {...field}
      {...rest}
      {...(type === 'tel' && { type, inputMode: type })}
      optional={optional}
      required={!optional}
    />
  )
}
