import type { HomeSection } from '@umber/storefront-core/shop'
import { useId } from 'react'
import { OwnLink } from '../../ui/primitives/own-link.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'

const widths = [800, 1200, 1600, 2000] as const

/** A wide picture, with a text and a link below it. */
export function Campaign({ campaign }: { readonly campaign: Extract<HomeSection, { kind: 'campaign' }> }) {
  const { title, text, link, picture, pictureText } = campaign
  const id = useId()
  return (
    <section className="page-width pt-section" aria-labelledby={id}>
      {picture !== undefined && (
        <Picture
          src={picture}
          alt={pictureText ?? ''}
          ratio="wide"
          widths={widths}
          sizes="(width >= 90rem) 82rem, 92vw"
          className="md:aspect-[12/5]"
        />
      )}
      <div className="grid gap-x-grid gap-y-4 pt-6 md:grid-cols-12 md:items-end">
        <div className="md:col-span-8">
          <Heading level={2} look="h1" id={id} dir="auto">
            {title}
          </Heading>
          {text !== undefined && (
            <Text look="lead" className="mt-3 max-w-reading" dir="auto">
              {text}
            </Text>
          )}
        </div>
        {link !== undefined && (
          <p className="md:col-span-4 md:text-end">
            <OwnLink url={link.url} className={buttonClass({ variant: 'outline' })}>
              {link.label}
            </OwnLink>
          </p>
        )}
      </div>
    </section>
  )
}
