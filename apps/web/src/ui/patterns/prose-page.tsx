import type { ReactNode } from 'react'
import { Heading, Text } from '../primitives/text.tsx'

interface ProsePageProps {
  readonly title: string
  readonly lead: string
  /** A line below the lead, such as the date of the last change. */
  readonly note?: string
  readonly children: ReactNode
}

/** A text page: one column of a readable width. */
export function ProsePage({ title, lead, note, children }: ProsePageProps) {
  return (
    <article className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <header className="max-w-reading">
        <Heading level={1}>{title}</Heading>
        <Text look="lead" className="mt-4">
          {lead}
        </Text>
        {note !== undefined && (
          <Text look="small" className="mt-2">
            {note}
          </Text>
        )}
      </header>
      {children}
    </article>
  )
}

interface ProseSectionProps {
  readonly id: string
  readonly title: string
  readonly paragraphs?: readonly string[]
  readonly children?: ReactNode
}

/** The heading on the left and the text on the right on wide screens. */
export function ProseSection({ id, title, paragraphs, children }: ProseSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-grid gap-y-3 border-t border-line pt-6 lg:mt-14 lg:grid-cols-12"
    >
      <Heading level={2} look="h3" id={id} className="lg:col-span-4">
        {title}
      </Heading>
      <div className="flex max-w-reading flex-col gap-4 lg:col-span-8">
        {paragraphs?.map((words) => (
          <Text key={words} className="text-ink-2">
            {words}
          </Text>
        ))}
        {children}
      </div>
    </section>
  )
}
