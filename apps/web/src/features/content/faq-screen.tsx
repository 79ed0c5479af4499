import { faq, faqEntries, type FaqEntry } from '../../content/faq.ts'
import { paths } from '../../config/paths.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { ContentState } from './content-state.tsx'
import { useLiveContent } from './use-live-content.ts'
import { Accordion } from '../../ui/patterns/accordion.tsx'
import { ProsePage } from '../../ui/patterns/prose-page.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Text } from '../../ui/primitives/text.tsx'

const answersOf = (entries: readonly FaqEntry[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export function FaqScreen() {
  const words = useLiveContent('faq', faqEntries)
  const structuredData = import.meta.env.SSR && words.status === 'ready' ? answersOf(words.value) : undefined
  usePageHead({ title: faq.title, description: faq.lead, structuredData })
  return (
    <ProsePage title={faq.title} lead={faq.lead}>
      <div className="mt-10 max-w-reading">
        <ContentState words={words}>
          {(entries) => (
            <Accordion
              single
              level={2}
              sections={entries.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: <Text className="max-w-reading text-ink-2">{answer}</Text>,
              }))}
            />
          )}
        </ContentState>
        <LinkButton to={paths.help()} variant="link" className="mt-6">
          {faq.more}
        </LinkButton>
      </div>
    </ProsePage>
  )
}
