import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { help, helpEntries, helpTopics, type HelpEntry } from '../../../content/help.ts'
import { policies } from '../../../content/policies.ts'
import { paths } from '../../../config/paths.ts'
import { useServices } from '../../../services/services-context.ts'
import { usePageHead } from '../../../seo/use-page-head.ts'
import { useDebouncedValue } from '../../../hooks/use-debounced-value.ts'
import { findOrderCopy as helpFindOrder } from '../../../copy/find-order.ts'
import { announce } from '../../../ui/announcer.tsx'
import { ThreadIllustration } from '../../../ui/illustrations/thread.tsx'
import { Accordion } from '../../../ui/patterns/accordion.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { ProsePage } from '../../../ui/patterns/prose-page.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { LinkButton } from '../../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { ContentState } from '../content-state.tsx'
import { useLiveContent } from '../use-live-content.ts'

/** Debounce for announcing the number of matches, in milliseconds. */
const quiet = 500

export function HelpScreen() {
  usePageHead({ title: help.title, description: help.lead })
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const field = useRef<HTMLInputElement>(null)
  const words = useLiveContent('help', helpEntries)
  const rested = useDebouncedValue(typed, quiet)
  const all = words.status === 'ready' ? words.value : undefined
  useEffect(() => {
    if (all !== undefined && rested.trim() !== '') announce(help.found(matchingEntries(all, rested).length))
  }, [all, rested])

  return (
    <ProsePage title={help.title} lead={help.lead}>
      <search className="mt-8 block max-w-reading">
        <Field
          ref={field}
          label={help.search}
          type="search"
          name="question"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <Topics />
      <h2 className="sr-only">{help.answersTitle}</h2>
      <ContentState words={words}>
        {(entries) => (
          <Found
            entries={matchingEntries(entries, wanted)}
            onClear={() => {
              setTyped('')
              field.current?.focus()
            }}
          />
        )}
      </ContentState>
      <MoreHelp />
    </ProsePage>
  )
}

interface FoundProps {
  readonly entries: readonly HelpEntry[]
  readonly onClear: () => void
}

function Found({ entries, onClear }: FoundProps) {
  if (entries.length > 0) return <Answers entries={entries} />
  return (
    <EmptyState
      level={3}
      drawing={<ThreadIllustration />}
      title={help.none}
      sentence={help.noneHint}
      action={
        <Button variant="outline" onClick={onClear}>
          {help.clear}
        </Button>
      }
    />
  )
}

function Topics() {
  return (
    <nav aria-label={help.topicsTitle} className="mt-10">
      <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {helpTopics.map(({ id, title, words }) => (
          <li key={id} className="bg-paper">
            <a href={`#${id}`} className="group block h-full p-6 hover:bg-sunk">
              <span className="block font-display font-heading text-h3">{title}</span>
              <span className="mt-2 block text-small text-ink-2">{words}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Answers({ entries }: { readonly entries: readonly HelpEntry[] }) {
  return helpTopics.map(({ id, title }) => {
    const own = entries.filter(({ topic }) => topic === id)
    if (own.length === 0) return null
    return (
      <section
        key={id}
        id={id}
        aria-labelledby={`${id}-title`}
        className="mt-12 grid gap-x-grid lg:grid-cols-12"
      >
        <Heading level={3} id={`${id}-title`} className="pb-4 lg:col-span-4">
          {title}
        </Heading>
        <div className="lg:col-span-8">
          <Accordion
            level={4}
            sections={own.map((entry) => ({
              id: entry.id,
              title: entry.question,
              content: <Text className="max-w-reading text-ink-2">{entry.answer}</Text>,
            }))}
          />
        </div>
      </section>
    )
  })
}

function MoreHelp() {
  const { hasOrderPages } = useServices().preset
  return (
    <section aria-labelledby="more-help" className="mt-section-quiet bg-sunk p-6 md:p-10">
      <Heading level={2} look="h3" id="more-help">
        {help.more}
      </Heading>
      <Text className="mt-2 text-ink-2">{help.moreWords(policies.answerHours)}</Text>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.contact()}>{help.support}</LinkButton>
        <LinkButton to={paths.contact()} variant="outline">
          {help.chat}
        </LinkButton>
        {hasOrderPages && (
          <LinkButton to={paths.orderLookup()} variant="outline">
            {helpFindOrder}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** The entries whose question or answer contains the term, ignoring case; all entries for an empty term. */
export function matchingEntries(entries: readonly HelpEntry[], typed: string): readonly HelpEntry[] {
  const term = typed.trim().toLowerCase()
  if (term === '') return entries
  return entries.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(term))
}
