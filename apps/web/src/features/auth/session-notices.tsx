import { useEffect } from 'react'
import { useShop } from '../../bindings/shop.ts'
import { shellCopy } from '../../copy/shell.ts'
import { notify } from '../../ui/toast/notify.ts'

/** Says when a session has ended by itself: on the server, or in another tab. */
export function SessionNotices() {
  const { session } = useShop()
  useEffect(
    () =>
      session.onNotice((notice) => {
        const isUnasked = notice.kind === 'signed-out' && ['expired', 'elsewhere'].includes(notice.because)
        if (isUnasked) notify(shellCopy.sessionEnded)
      }),
    [session],
  )
  return null
}
