import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { accountCopy } from '../../copy/account.ts'
import { createBrowserStorage } from '../../adapters/browser-storage.ts'
import { notify } from '../../ui/toast/notify.ts'
import { notifyAfterReload } from '../../ui/toast/toast-over-reload.ts'

/** Ends the session and starts the shop afresh at its front page, so that nothing of the customer stays in memory. */
export function useSignOut() {
  const { session, ports, accountPorts } = useShop()
  const [busy, setBusy] = useState(false)

  const signOut = async () => {
    setBusy(true)
    try {
      const store = await session.open()
      const outcome = await store.signOut()
      for (const { forget } of await Promise.all([ports(), accountPorts()])) forget()
      const storage = createBrowserStorage(() => window.sessionStorage)
      notifyAfterReload(storage, outcome.ok ? accountCopy.signedOut : { title: accountCopy.signOutFailed })
      window.location.replace(paths.home())
    } catch {
      setBusy(false)
      notify({ title: accountCopy.signOutFailed, tone: 'error' })
    }
  }
  return { busy, signOut: () => void signOut() }
}
