import { paths } from '../../config/paths.ts'
import { listingCopy } from '../../copy/products.ts'
import { Breadcrumb } from '../../ui/primitives/breadcrumb.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'

interface ListingHeaderProps {
  readonly name: string
  readonly description: string
}

export function ListHeader({ name, description }: ListingHeaderProps) {
  return (
    <header className="pt-2 pb-4">
      <Breadcrumb crumbs={[{ label: listingCopy.home, to: paths.home() }, { label: name }]} />
      <Heading level={1} dir="auto" className="mt-4 wrap-anywhere lg:mt-8">
        {name}
      </Heading>
      {description !== '' && (
        <Text look="lead" className="mt-2 max-w-reading" dir="auto">
          {description}
        </Text>
      )}
    </header>
  )
}
