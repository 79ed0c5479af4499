import { contactOf } from '../../../content/contact.ts'
import { contactPageCopy as copy } from '../../../copy/contact.ts'
import { useShopSettings } from '../../../queries/shop-settings.ts'
import { usePageHead } from '../../../seo/use-page-head.ts'
import { ContactForm } from './contact-form.tsx'
import { ProsePage } from '../../../ui/patterns/prose-page.tsx'
import { Heading } from '../../../ui/primitives/text.tsx'

const link =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current'

export function ContactScreen() {
  usePageHead({ title: copy.title, description: copy.lead })
  return (
    <ProsePage title={copy.title} lead={copy.lead}>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <section aria-labelledby="write" className="max-w-form lg:col-span-7">
          <Heading level={2} look="h3" id="write" className="pb-6">
            {copy.formTitle}
          </Heading>
          <ContactForm />
        </section>
        <Places />
      </div>
    </ProsePage>
  )
}

function Places() {
  const settings = useShopSettings()
  const { lines, phone, email, hours } = contactOf(settings)
  const shownHours = hours ?? copy.hours.lines
  const ways = [
    { title: copy.phone, way: phone },
    { title: copy.email, way: email },
  ]
  return (
    <section aria-labelledby="places" className="lg:col-span-4 lg:col-start-9">
      <Heading level={2} look="h3" id="places" className="pb-6">
        {copy.placesTitle}
      </Heading>
      <dl className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-1">
        <div>
          <dt className="text-small text-ink-2">{copy.location}</dt>
          <dd>
            <address className="not-italic">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </div>
        {ways.map(
          ({ title, way }) =>
            way !== undefined && (
              <div key={title}>
                <dt className="text-small text-ink-2">{title}</dt>
                <dd>
                  <a href={way.href} className={link}>
                    {way.words}
                  </a>
                </dd>
              </div>
            ),
        )}
        {shownHours.length > 0 && (
          <div>
            <dt className="text-small text-ink-2">{copy.hours.title}</dt>
            {shownHours.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {hours === undefined && <dd className="text-small text-ink-2">{copy.hours.note}</dd>}
          </div>
        )}
      </dl>
    </section>
  )
}
