import { useServices } from '../../../services/services-context.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnData } from './own-data.tsx'
import { SavedCards } from './saved-cards.tsx'
import { SecurityPart } from './security-part.tsx'

/** What a customer signs in with, where they are signed in, and what the shop keeps of them. */
export function SecurityTab() {
  const { payments } = useServices()
  return (
    <div className="flex max-w-form flex-col gap-10">
      <ChangePassword />
      <ChangeEmail />
      {payments.settings.pp_stripe_stripe !== undefined && <SavedCards />}
      <SecurityPart />
      <OwnData />
      <DeleteAccount />
    </div>
  )
}
