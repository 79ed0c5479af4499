import { proofSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { passwordLabels } from '../../../copy/auth.ts'
import { ownAccountCopy } from '../../../copy/own-account.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { FormError } from '../../../ui/patterns/form-error.tsx'
import { Sheet } from '../../../ui/patterns/sheet.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { PasswordField } from '../../../ui/primitives/password-field.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { AccountPart } from './account-part.tsx'
import { useOwnAccount } from './use-own-account.ts'

const copy = ownAccountCopy.removal
const { proof } = ownAccountCopy
const schema = proofSchema({ password: proof.missing })

export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccountPart heading={copy.heading} lead={copy.lead}>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <Sheet
        everOpened={isOpen}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.title}
        side="centre"
      >
        <DeletionForm onClose={() => setIsOpen(false)} />
      </Sheet>
    </AccountPart>
  )
}

/** Says what happens, and asks for the password. */
function DeletionForm({ onClose }: { readonly onClose: () => void }) {
  const act = useOwnAccount()
  const { leaveDeleted } = useSignOut()
  const [refusal, setRefusal] = useState<string>()
  const proofForm = useForm({
    schema,
    initial: { password: '' },
    async onSubmit({ password }) {
      setRefusal(undefined)
      const answer = await act((account) => account.remove(password))
      if (answer === undefined) return setRefusal(copy.failed)
      if (answer === 'done') return await leaveDeleted(copy.done)
      setRefusal(proof[answer])
      proofForm.focus('password')
    },
  })
  const { form, field, busy } = proofForm
  return (
    <form {...form} className="flex flex-col gap-5 p-6">
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {copy.what.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <PasswordField
        {...field('password')}
        label={copy.password}
        words={passwordLabels}
        autoComplete="current-password"
        required
      />
      <FormError words={refusal} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="destructive" busy={busy}>
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}
