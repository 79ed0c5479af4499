import { notSoldCopy as copy } from '../../copy/region.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useRegions } from '../../queries/regions.ts'
import { useServices } from '../../services/services-context.ts'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { LocaleLinks } from './locale-links.tsx'

/** In place of the buttons that buy a product: it has no price in the page's region. */
export function NotSold() {
  const { country } = useServices().locale
  const { country: nameOf } = useFormats()
  const regions = useRegions()
  if (country === undefined || regions === undefined) return null
  return (
    <section aria-labelledby="not-sold" className="bg-sunk p-6">
      <Heading level={2} look="h3" id="not-sold">
        {copy.title(nameOf(country))}
      </Heading>
      <Text className="mt-2 mb-4 text-ink-2">{copy.sentence}</Text>
      <LocaleLinks regions={regions} />
    </section>
  )
}
