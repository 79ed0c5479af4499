import { accountCopy } from '../../../copy/account.ts'
import { ownAccountCopy } from '../../../copy/own-account.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { AccountPart } from './account-part.tsx'

const copy = accountCopy.security

/** Ends all sessions of the customer, such as that of a lost phone. */
export function SecurityPart() {
  const { busy, signOutEverywhere } = useSignOut()
  return (
    <AccountPart heading={ownAccountCopy.devices} lead={copy.hint}>
      <Button variant="outline" busy={busy} onClick={signOutEverywhere}>
        {copy.everywhere}
      </Button>
    </AccountPart>
  )
}
