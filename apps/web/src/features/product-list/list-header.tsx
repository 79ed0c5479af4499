import type { Crumb } from '../../seo/head-tags.ts'
import { Breadcrumb } from '../../ui/primitives/breadcrumb.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'

interface ListingHeaderProps {
  /** The way to the list, from the home page down. */
  readonly crumbs: readonly Crumb[]
  readonly name: string
  readonly description: string
}

export function ListHeader({ crumbs, name, description }: ListingHeaderProps) {
  return (
    <header className="pt-2 pb-4">
      <Breadcrumb
        crumbs={[...crumbs.map((crumb) => ({ label: crumb.name, to: crumb.path })), { label: name }]}
      />
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
