import type { ReactNode } from 'react'
import { Heading, Text } from '../primitives/text.tsx'

interface EmptyStateProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly sentence?: string | undefined
  readonly level?: 1 | 2 | 3
  /** The next step: a LinkButton or a Button. */
  readonly action?: ReactNode
}

export function EmptyState({ drawing, title, sentence, level = 2, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 pt-6 pb-12 wrap-anywhere md:pt-12">
      <span className="-ms-3.5 text-ink-3">{drawing}</span>
      <Heading level={level} look={level === 1 ? 'h1' : 'h2'}>
        {title}
      </Heading>
      {sentence !== undefined && (
        <Text className="max-w-reading whitespace-pre-line text-ink-2">{sentence}</Text>
      )}
      {action !== undefined && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
    </div>
  )
}
