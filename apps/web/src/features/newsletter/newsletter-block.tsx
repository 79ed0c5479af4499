import { newsletterCopy } from '../../copy/newsletter.ts'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { NewsletterForm } from './newsletter-form.tsx'

interface NewsletterBlockProps {
  readonly title?: string | undefined
}

export function NewsletterBlock({ title = newsletterCopy.heading }: NewsletterBlockProps) {
  return (
    <section className="mt-section bg-sunk" aria-labelledby="newsletter-heading">
      <div className="page-width grid gap-x-grid gap-y-6 py-section lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-5">
          <Heading level={2} id="newsletter-heading">
            {title}
          </Heading>
          <Text look="lead" className="mt-3 max-w-reading">
            {newsletterCopy.lead}
          </Text>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <NewsletterForm
            place="page"
            onSubscribed={() =>
              notify({ title: newsletterCopy.done, description: newsletterCopy.doneMore, tone: 'success' })
            }
          />
        </div>
      </div>
    </section>
  )
}
