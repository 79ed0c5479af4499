import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { waitForCustomer } from '../../services/wait-for-session.ts'
import { accountCopy } from '../../copy/account.ts'
import { notify } from '../../ui/toast/notify.ts'
import { notifyAfterReload } from '../../ui/toast/toast-queue.ts'

/** Signs out and reloads the shop at the home page, so that no customer data stays in memory. */
export function useSignOut() {
  const { session, ports, accountPorts, tabStorage } = useServices()
  const [busy, setBusy] = useState(false)

  const signOut = async () => {
    setBusy(true)
    try {
      const store = await session.load()
      // The page is there before the session is verified: the request for it would be refused.
      await waitForCustomer(session)
      const outcome = await store.signOut()
      for (const { clear: forget } of await Promise.all([ports(), accountPorts()])) forget()
      notifyAfterReload(tabStorage, outcome.ok ? accountCopy.signedOut : { title: accountCopy.signOutFailed })
      window.location.replace(paths.home())
    } catch {
      setBusy(false)
      notify({ title: accountCopy.signOutFailed, tone: 'error' })
    }
  }
  return { busy, signOut: () => void signOut() }
}
