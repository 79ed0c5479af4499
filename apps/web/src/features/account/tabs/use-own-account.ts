import { failureFrom } from '@umber/storefront-core'
import type { OwnAccount } from '@umber/storefront-core/account'
import { failureSentence } from '../../../copy/failure.ts'
import { isSessionExpired } from '../../../services/is-session-expired.ts'
import { useServices } from '../../../services/services-context.ts'
import { notify } from '../../../ui/toast/notify.ts'

/** Acts on the customer's own account. A failure is shown, and is undefined. */
export function useOwnAccount() {
  const { accountPorts, session } = useServices()
  return async <Answer>(act: (account: OwnAccount) => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      const { ownAccount } = await accountPorts()
      if (ownAccount === undefined) throw new Error('This shop has no accounts of its own')
      return await act(ownAccount)
    } catch (error) {
      if (!(await isSessionExpired(session, error)))
        notify({ title: failureSentence(failureFrom(error)), tone: 'error' })
      return undefined
    }
  }
}
