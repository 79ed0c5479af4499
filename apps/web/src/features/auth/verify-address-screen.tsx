import { useQueryClient } from '@tanstack/react-query'
import { paths } from '../../config/paths.ts'
import { addressVerificationCopy as copy } from '../../copy/address-verification.ts'
import { useServices } from '../../services/services-context.ts'
import { SignedInLink } from './signed-in-link.tsx'

/** The target of the email's verification link. */
export function VerifyAddressScreen() {
  const { accountPorts } = useServices()
  const client = useQueryClient()
  return (
    <SignedInLink
      copy={copy}
      name="address-verification"
      follow={async (token) => {
        const { addressVerification } = await accountPorts()
        if (addressVerification === undefined) throw new Error('This shop sends no mails')
        const answer = token === '' ? 'used' : await addressVerification.confirm(token)
        if (answer === 'verified') await client.invalidateQueries({ queryKey: ['orders'] })
        return answer
      }}
      next={(ending) =>
        ending === 'verified'
          ? { path: paths.orders(), words: copy.history }
          : { path: paths.account(), words: copy.account }
      }
    />
  )
}
