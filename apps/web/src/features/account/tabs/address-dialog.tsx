import type { NewAddress } from '@umber/storefront-core'
import { useEffect, useState } from 'react'
import { useForm } from '../../../bindings/use-form.ts'
import { useTypedForm } from '../../../bindings/use-typed-form.ts'
import { accountCopy } from '../../../copy/account.ts'
import { addressCopy as own } from '../../../copy/addresses.ts'
import { Sheet } from '../../../ui/patterns/sheet.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import type { AddressField, AddressForm, AddressTexts } from './address-forms.ts'

const copy = accountCopy.address

interface AddressDialogProps {
  readonly form: AddressForm
  /** What it is kept under when the session ends over it. */
  readonly keptAs: string
  readonly title: string
  readonly submit: string
  /** What it begins with: the address that is changed, or what is known of its owner. */
  readonly address: NewAddress
  readonly open: boolean
  readonly onClose: () => void
  /** Answers whether it was kept; what was typed stays in the dialog when it was not. */
  readonly onKeep: (address: NewAddress) => Promise<boolean>
}

export function AddressDialog(props: AddressDialogProps) {
  const { form: asked, keptAs, title, submit, address, open, onClose, onKeep } = props
  const [isRefused, setRefused] = useState(false)
  const addressForm = useForm({
    schema: asked.schema,
    initial: asked.textsOf(address),
    async onSubmit(typed) {
      setRefused(false)
      if (!(await onKeep(asked.addressFrom(typed as AddressTexts, address)))) {
        setRefused(true)
        return
      }
      addressForm.reset()
      onClose()
    },
  })
  useTypedForm(keptAs, addressForm, open)
  const { form, field, values, set, busy } = addressForm
  return (
    <Sheet everOpened={open} open={open} onClose={onClose} title={title} side="centre">
      <form {...form} className="flex flex-col gap-5 p-6">
        {asked.rows.map((row) => (
          <div key={row[0]?.name} className={row.length > 1 ? 'grid gap-5 sm:grid-cols-2' : undefined}>
            {row.map((one) => (
              <Asked
                key={one.name}
                asked={one}
                field={field(one.name)}
                value={values[one.name] ?? ''}
                onChoose={(value) => set({ [one.name]: value })}
              />
            ))}
          </div>
        ))}
        {isRefused && (
          <p role="alert" className="border-l-2 border-sale pl-3 text-body text-sale">
            {own.refused}
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

interface AskedProps {
  readonly asked: AddressField
  readonly field: ReturnType<ReturnType<typeof useForm>['field']>
  readonly value: string
  readonly onChoose: (value: string) => void
}

function Asked({ asked, field, value, onChoose }: AskedProps) {
  const { choices, optional = false, type, ...rest } = asked
  const [first] = choices ?? []
  const isOffered = choices === undefined || choices.some((choice) => choice.value === value)
  // What there is to choose from may be known only after the dialog is there.
  useEffect(() => {
    if (!isOffered && first !== undefined) onChoose(first.value)
  })
  if (choices !== undefined)
    return (
      <Select
        name={rest.name}
        label={rest.label}
        autoComplete={rest.autoComplete}
        value={value}
        options={choices}
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
