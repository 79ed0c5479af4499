import { systemClock } from '@umber/storefront-core'
import type { AuthStore, SignOutOutcome } from '@umber/storefront-core/auth'
import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useHref } from '../../hooks/use-href.ts'
import { useServices } from '../../services/services-context.ts'
import { waitForVerification } from '../../services/wait-for-session.ts'
import { accountCopy } from '../../copy/account.ts'
import { notify } from '../../ui/toast/notify.ts'
import { notifyAfterReload } from '../../ui/toast/toast-queue.ts'

/** In milliseconds. A slow backend does not keep anyone signed in. */
const longestCheck = 2_000

/** Signs out, here or everywhere, and reloads the shop at the home page, so that no customer data stays in memory. */
export function useSignOut() {
  const { session, ports, accountPorts, tabStorage } = useServices()
  const [busy, setBusy] = useState(false)
  const hrefOf = useHref()

  const leave = async (
    act: (store: AuthStore) => Promise<SignOutOutcome>,
    failed: string,
    done: Parameters<typeof notifyAfterReload>[1] = accountCopy.signedOut,
  ) => {
    setBusy(true)
    try {
      const store = await session.load()
      // The page is there before the session is verified, and the request for that would be refused.
      await Promise.race([waitForVerification(session), systemClock.wait(longestCheck)])
      const outcome = await act(store)
      if (!outcome.ok && session.getState().status === 'signed-in') throw new Error('Still signed in')
      // A port that is not loaded has nothing to clear.
      for (const loaded of await Promise.allSettled([ports(), accountPorts()]))
        if (loaded.status === 'fulfilled') loaded.value.clear()
      notifyAfterReload(tabStorage, outcome.ok ? done : { title: accountCopy.signOutFailed })
      window.location.replace(hrefOf(paths.home()))
    } catch {
      setBusy(false)
      notify({ title: failed, tone: 'error' })
    }
  }
  return {
    busy,
    signOut: () => void leave((store) => store.signOut(), accountCopy.signOutFailed),
    /** After the backend has ended the account: what is on this device goes. */
    leaveDeleted: (done: Parameters<typeof notifyAfterReload>[1]) =>
      leave(
        async (store) => {
          await store.signOut()
          return { ok: true }
        },
        accountCopy.signOutFailed,
        done,
      ),
    signOutEverywhere: () => void leave((store) => store.signOutEverywhere(), accountCopy.security.failed),
  }
}
