import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'

/** A customer whose session ends on the way signs in again, and finds the cart and what they typed. */
export function useSignInAgain(): void {
  const { session } = useShop()
  const navigate = useNavigate()
  useEffect(
    () =>
      session.onNotice((notice) => {
        const isEnded = notice.kind === 'signed-out' && notice.because === 'expired'
        if (isEnded) void navigate(paths.login(paths.checkout()), { replace: true })
      }),
    [session, navigate],
  )
}
