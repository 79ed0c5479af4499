import type { ReactNode } from 'react'
import { Heading, Text } from '../../ui/primitives/text.tsx'

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
