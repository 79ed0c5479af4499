import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useReturnPath } from '../../hooks/use-return-path.ts'

/** Redirects signed-in users away from this page, also when they sign in here or in another tab. */
export function useRedirectIfSignedIn(): void {
  const navigate = useNavigate()
  const { session } = useServices()
  const back = useReturnPath()
  const isIn = useStore(session).status === 'signed-in'
  useEffect(() => {
    if (isIn) void navigate(back, { replace: true })
  }, [isIn, back, navigate])
}
