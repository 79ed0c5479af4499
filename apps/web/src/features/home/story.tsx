import { useQuery } from '@tanstack/react-query'
import type { ListedProduct } from '@umber/storefront-core'
import type { HomeSection } from '@umber/storefront-core/shop'
import { useId } from 'react'
import { paths } from '../../config/paths.ts'
import { chosenProductsQuery } from '../../queries/chosen-products.ts'
import { useServices } from '../../services/services-context.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { OwnLink } from '../../ui/primitives/own-link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { listedPrice } from '../product-card/listed-price.ts'
import { PriceLine } from '../product-card/price-line.tsx'

/** An upright picture beside a text and the products that it is about. */
export function Story({ story }: { readonly story: Extract<HomeSection, { kind: 'story' }> }) {
  const { title, text, link, picture, pictureText, productIds } = story
  const { data: products = [] } = useQuery(chosenProductsQuery(useServices(), productIds))
  const id = useId()
  return (
    <section
      className="page-width grid gap-x-grid gap-y-8 pt-section lg:grid-cols-12 lg:items-end"
      aria-labelledby={id}
    >
      {picture !== undefined && (
        <Picture
          src={picture}
          alt={pictureText ?? ''}
          sizes="(width >= 90rem) 40rem, (width >= 56.25rem) 48vw, 92vw"
          className="lg:col-span-6"
        />
      )}
      <div className="flex flex-col gap-5 lg:col-span-5 lg:col-start-8">
        <Heading level={2} id={id} dir="auto">
          {title}
        </Heading>
        {text !== undefined && (
          <Text className="max-w-reading text-ink-2" dir="auto">
            {text}
          </Text>
        )}
        {link !== undefined && (
          <p>
            <OwnLink
              url={link.url}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
            >
              {link.label}
            </OwnLink>
          </p>
        )}
        {products.length > 0 && (
          <ul className="grid grid-cols-2 gap-grid border-t border-line pt-6">
            {products.map((product) => (
              <StoryProduct key={product.id} product={product} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** A card without its buttons: it works without its code. */
function StoryProduct({ product }: { readonly product: ListedProduct }) {
  const { preset } = useServices()
  return (
    <li className="group relative">
      <Picture src={product.images[0]} alt="" sizes="(width >= 56.25rem) 20vw, 45vw" />
      <h3 className="pt-3 leading-snug" dir="auto">
        <Link
          to={paths.product(product.slug)}
          className="underline-drawn stretched wrap-anywhere group-hover:underline-drawn-full"
        >
          {product.name}
        </Link>
      </h3>
      <div className="mt-1">
        <PriceLine {...listedPrice(product, preset)} />
      </div>
    </li>
  )
}
