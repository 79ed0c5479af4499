import type { AccountAddress } from '@umber/storefront-core/account'
import { accountAddressSchema } from '@umber/storefront-core/forms'
import { useForm } from '../../../bindings/use-form.ts'
import { accountCopy } from '../../../copy/account.ts'
import { Sheet } from '../../../ui/patterns/sheet.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'

const copy = accountCopy.address
const schema = accountAddressSchema()
const empty = { name: '', street: '', city: '', state: '', zipCode: '' }

interface AddressDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Answers whether it was kept; what was typed stays in the dialog when it was not. */
  readonly onAdd: (address: AccountAddress) => Promise<boolean>
}

export function AddressDialog({ open, onClose, onAdd }: AddressDialogProps) {
  const { form, field, busy, reset } = useForm({
    schema,
    initial: empty,
    async onSubmit(address) {
      if (!(await onAdd(address))) return
      reset()
      onClose()
    },
  })
  return (
    <Sheet everOpened={open} open={open} onClose={onClose} title={copy.dialog} side="centre">
      <form {...form} className="flex flex-col gap-5 p-6">
        <Field
          {...field('name')}
          label={copy.name}
          placeholder={copy.nameExample}
          autoComplete="off"
          maxLength={100}
          required
        />
        <Field
          {...field('street')}
          label={copy.street}
          autoComplete="street-address"
          maxLength={300}
          required
        />
        <Field {...field('city')} label={copy.city} autoComplete="address-level2" maxLength={200} required />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...field('state')}
            label={copy.state}
            autoComplete="address-level1"
            maxLength={200}
            required
          />
          <Field
            {...field('zipCode')}
            label={copy.zipCode}
            autoComplete="postal-code"
            maxLength={20}
            required
          />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
