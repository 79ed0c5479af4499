import type { ReactNode } from 'react'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { useServices } from '../../services/services-context.ts'
import { useRedirect } from '../../hooks/use-redirect.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useReturnPath } from '../../hooks/use-return-path.ts'

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
  const { session } = useServices()
  const back = useReturnPath()
  useRedirect(useStore(session).status === 'signed-in' ? back : undefined)
}
