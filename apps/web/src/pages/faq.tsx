import { faq, faqEntries } from '@umber/sample-store/copy'
import { paths } from '../app/paths.ts'
import { usePageHead } from '../bindings/use-page-head.ts'
import { Accordion } from '../ui/patterns/accordion.tsx'
import { ProsePage } from '../ui/patterns/prose-page.tsx'
import { LinkButton } from '../ui/primitives/link-button.tsx'
import { Text } from '../ui/primitives/text.tsx'

const answers = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqEntries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

export function FaqPage() {
  usePageHead({ title: faq.title, description: faq.lead, structuredData: answers })
  return (
    <ProsePage title={faq.title} lead={faq.lead}>
      <div className="mt-10 max-w-reading">
        <Accordion
          single
          level={2}
          sections={faqEntries.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <Text className="max-w-reading text-ink-2">{answer}</Text>,
          }))}
        />
        <LinkButton to={paths.help()} variant="link" className="mt-6">
          {faq.more}
        </LinkButton>
      </div>
    </ProsePage>
  )
}
