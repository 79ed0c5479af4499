import { paths } from '../../config/paths.ts'
import { ownAccountCopy } from '../../copy/own-account.ts'
import { useServices } from '../../services/services-context.ts'
import { SignedInLink } from './signed-in-link.tsx'
import { verifySession } from './verify-session.ts'

const copy = ownAccountCopy.confirm

/** The target of the link in the mail to a new address. */
export function ConfirmEmailScreen() {
  const { accountPorts, session } = useServices()
  return (
    <SignedInLink
      copy={copy}
      name="email-change"
      follow={async (token) => {
        const { ownAccount } = await accountPorts()
        if (ownAccount === undefined) throw new Error('This shop has no accounts of its own')
        const answer = token === '' ? 'used' : await ownAccount.confirmEmail(token)
        // The session shows the address.
        if (answer === 'done') await verifySession(session)
        return answer
      }}
      next={() => ({ path: paths.account(), words: copy.account })}
    />
  )
}
