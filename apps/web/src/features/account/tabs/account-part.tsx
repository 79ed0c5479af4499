import { useId, type ReactNode } from 'react'
import { Heading, Text } from '../../../ui/primitives/text.tsx'

interface AccountPartProps {
  readonly heading: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** A part of a tab with a heading of its own. */
export function AccountPart({ heading, lead, children }: AccountPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="not-first:border-t not-first:border-line not-first:pt-8">
      <Heading level={2} look="h3" id={id}>
        {heading}
      </Heading>
      <Text className="mt-3 mb-5 wrap-anywhere text-ink-2">{lead}</Text>
      {children}
    </section>
  )
}
