import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useReturnPath } from '../../hooks/use-return-path.ts'
import { authCopy } from '../../copy/auth.ts'

interface AuthFrameProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
  /** The link to the other form, below this one. */
  readonly foot?: ReactNode
}

export function AuthFrame({ title, lead, children, foot }: AuthFrameProps) {
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-14">
      <div className="mx-auto max-w-form">
        <Heading level={1}>{title}</Heading>
        <Text className="mt-3 mb-8 text-ink-2">{lead}</Text>
        {children}
        {foot !== undefined && <div className="mt-8 border-t border-line pt-4">{foot}</div>}
      </div>
    </div>
  )
}

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

export const passwordLabels = {
  show: authCopy.showPassword,
  hide: authCopy.hidePassword,
  capsLock: authCopy.capsLock,
} as const
