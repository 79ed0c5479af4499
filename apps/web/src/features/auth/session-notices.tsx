import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { shellCopy } from '../../copy/shell.ts'
import { notify } from '../../ui/toast/notify.ts'

/** Says when a session has ended by itself: on the server, or in another tab. It is begun again from here. */
export function SessionNotices() {
  const { session } = useShop()
  const navigate = useNavigate()
  useEffect(
    () =>
      session.onNotice((notice) => {
        const isUnasked = notice.kind === 'signed-out' && ['expired', 'elsewhere'].includes(notice.because)
        if (!isUnasked) return
        // A page for customers alone is left by the time the button is pressed.
        const { pathname, search } = window.location
        const onClick = () => void navigate(paths.login(pathname + search))
        notify({ ...shellCopy.sessionEnded, action: { label: shellCopy.signInAgain, onClick } })
      }),
    [session, navigate],
  )
  return null
}
