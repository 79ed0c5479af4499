import { useEffect } from 'react'
import { useShownLocation } from '../../hooks/location-provider.tsx'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { shellCopy } from '../../copy/shell.ts'
import { notify } from '../../ui/toast/notify.ts'

/** Shows a notice with a sign-in button when the session has ended on the server or in another tab. */
export function SessionNotices() {
  const { session } = useServices()
  const navigate = useNavigate()
  const shown = useShownLocation()
  useEffect(
    () =>
      session.onNotice((notice) => {
        const isUnasked = notice.kind === 'signed-out' && ['expired', 'elsewhere'].includes(notice.reason)
        if (!isUnasked) return
        // Read now: a page for customers only has already redirected when the button is pressed.
        const { pathname, search } = shown.read()
        const onClick = () => navigate(paths.login(pathname + search))
        notify({ ...shellCopy.sessionEnded, action: { label: shellCopy.signInAgain, onClick } })
      }),
    [session, navigate, shown],
  )
  return null
}
