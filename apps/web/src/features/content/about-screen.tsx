import { useState } from 'react'
import { aboutPictures, type AboutPicture } from '../../content/about-images.ts'
import { about as demonstration, liveAbout, type About } from '../../content/about.ts'
import { useServices } from '../../services/services-context.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { newsletterCopy } from '../../copy/newsletter.ts'
import { classNames } from '../../ui/class-names.ts'
import { ProsePage } from '../../ui/patterns/prose-page.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'

export function AboutScreen() {
  const { hasOwnTerms } = useServices().preset
  const settings = useShopSettings()
  const about = hasOwnTerms ? liveAbout(settings) : demonstration
  usePageHead({ title: about.title, description: about.lead })
  return (
    <ProsePage title={about.title} lead={about.lead}>
      <section
        aria-labelledby="story"
        className="mt-section-quiet grid items-end gap-x-grid gap-y-8 lg:grid-cols-12"
      >
        <Still picture={aboutPictures.rail} alt={about.pictures.rail} className="lg:col-span-6" isFirst />
        <div className="flex max-w-reading flex-col gap-5 lg:col-span-5 lg:col-start-8">
          <Heading level={2} id="story">
            {about.storyTitle}
          </Heading>
          {about.story.map((words) => (
            <Text key={words}>{words}</Text>
          ))}
          <p className="border-t border-line pt-5">
            <span className="block font-display font-heading text-h3">{about.foundedTitle}</span>
            <span className="text-small text-ink-2">{about.founded}</span>
          </p>
        </div>
      </section>
      {about.stats.length > 0 && <Figures about={about} />}
      <div className="mt-section grid grid-cols-2 items-end gap-grid md:grid-cols-12">
        <Still picture={aboutPictures.cloth} alt={about.pictures.cloth} className="md:col-span-7" />
        <Still picture={aboutPictures.vase} alt={about.pictures.vase} className="md:col-span-5" />
      </div>
      <Values about={about} />
      {!hasOwnTerms && (
        <section aria-labelledby="letter" className="mt-section bg-sunk p-6 md:p-10">
          <Heading level={2} look="h3" id="letter">
            {about.letterTitle}
          </Heading>
          <Text className="mt-2 mb-6 text-ink-2">{about.letter}</Text>
          <EmailBox
            label={newsletterCopy.email}
            action={newsletterCopy.subscribe}
            note={demonstration.nowhere}
          />
        </section>
      )}
    </ProsePage>
  )
}

interface StillProps {
  readonly picture: AboutPicture
  readonly alt: string
  readonly className: string
  /** In the first screen. */
  readonly isFirst?: boolean
}

function Still({ picture: { avif, plain }, alt, className, isFirst = false }: StillProps) {
  return (
    <picture className={classNames('block aspect-portrait overflow-hidden bg-sunk', className)}>
      <source type="image/avif" srcSet={avif} sizes="(width >= 64rem) 45vw, 92vw" />
      <img
        src={plain}
        alt={alt}
        width={800}
        height={1000}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="picture size-full object-cover"
      />
    </picture>
  )
}

function Figures({ about }: { readonly about: About }) {
  return (
    <section aria-labelledby="figures" className="mt-section border-y border-line py-10">
      <h2 id="figures" className="sr-only">
        {about.statsTitle}
      </h2>
      <dl className="grid grid-cols-2 gap-x-grid gap-y-8 lg:grid-cols-4">
        {about.stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="font-display font-heading text-h1">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Values({ about }: { readonly about: About }) {
  return (
    <section aria-labelledby="values" className="mt-section">
      <Heading level={2} id="values" className="pb-8">
        {about.valuesTitle}
      </Heading>
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {about.values.map(({ title, words }) => (
          <li key={title} className="border-t border-line pt-5">
            <Heading level={3}>{title}</Heading>
            <Text className="mt-3 text-ink-2">{words}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EmailBoxProps {
  readonly label: string
  readonly action: string
  /** Shown after the button is pressed. */
  readonly note: string
}

/** The email field of the showcase's About page. It submits nothing and says where to subscribe. */
function EmailBox({ label, action, note }: EmailBoxProps) {
  const [email, setEmail] = useState('')
  const [pressed, setPressed] = useState(false)
  return (
    <form
      method="post"
      className="flex max-w-form flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
      }}
    >
      <EmailField
        className="min-w-0 flex-1 basis-64"
        label={label}
        name="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="outline">
        {action}
      </Button>
      <output className="basis-full text-small text-ink-2">{pressed && note}</output>
    </form>
  )
}
