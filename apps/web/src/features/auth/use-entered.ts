import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShop } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'
import { useWayBack } from '../../bindings/use-way-back.ts'

/**
 * Sends whoever is signed in on, in place of this page: somebody who comes here signed in, and who has just done so, here
 * or in another tab.
 */
export function useEntered(): void {
  const navigate = useNavigate()
  const { session } = useShop()
  const back = useWayBack()
  const isIn = useStore(session).kind === 'customer'
  useEffect(() => {
    if (isIn) void navigate(back, { replace: true })
  }, [isIn, back, navigate])
}
