import { mainCategory, pathToCategory } from '@umber/storefront-core/catalogue'
import type { Product, Selection } from '@umber/storefront-core'
import type { ReviewPage } from '@umber/storefront-core/shop'
import { useMemo, useRef } from 'react'
import type { Crumb, PageHead } from '../../seo/head-tags.ts'
import { useHref } from '../../hooks/use-href.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { paths } from '../../config/paths.ts'
import { productCopy } from '../../copy/products.ts'
import { productHead } from '../../seo/product-json-ld.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Breadcrumb } from '../../ui/primitives/breadcrumb.tsx'
import { useServices } from '../../services/services-context.ts'
import { useReviews } from '../../queries/reviews.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useRegions } from '../../queries/regions.ts'
import { useCategories } from '../../queries/use-products.ts'
import { categoryCrumbs, homeCrumb } from '../../seo/category-crumbs.ts'
import { Gallery } from './gallery.tsx'
import { galleryViews } from './gallery-views.ts'
import { ProductHeading } from './product-heading.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { Related } from './related.tsx'
import { StickyOrderBar } from './sticky-order-bar.tsx'
import { ShowcaseNotes } from './trust-notes.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { idleComponent } from '../../ui/idle-component.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LateMarkup } from '../../ui/late-markup.tsx'
import { whenUsed } from '../../ui/when-used.ts'
import { reviewsPart } from './reviews/parts.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { RichDescription } from './description/lazy-description.ts'
import { mayHaveMarkup } from './description/may-have-markup.ts'

interface HeadProps {
  readonly product: Product
  readonly head: {
    readonly address: string
    readonly crumbs: readonly Crumb[]
    readonly shopName: string
    readonly selection: Selection
    readonly reviews: ReviewPage | undefined
    readonly robots: PageHead['robots']
  }
}

// In the page from the server, and of use without its code.
const OwnDetails = lazyComponent(async () => (await import('./own-details.tsx')).OwnDetails)

const loadReviews = async () => (await import('./reviews/reviews-section.tsx')).ReviewsSection
const ReviewsSection = lazyComponent(loadReviews)

const ShareButton = lazyComponent(async () => (await import('./share-button.tsx')).ShareButton)

// Only the demonstration has tabs.
const ProductTabs = lazyComponent(async () => (await import('./product-tabs.tsx')).ProductTabs)

// Few products are not sold in every region.
const NotSold = lazyComponent(async () => (await import('../locale/late-locale.ts')).NotSold)

// Few products have one, and few are sets.
const GoesWith = lazyComponent(async () => (await import('./late-product.ts')).GoesWith)
const SetPieces = lazyComponent(async () => (await import('./late-product.ts')).SetPieces)

const CompareHere = idleComponent(async () => (await import('./late-product.ts')).CompareHere, whenUsed)

const RecentlyViewed = idleComponent(async () => (await import('./late-product.ts')).RecentlyViewed, whenUsed)

export function ProductView({ product }: { readonly product: Product }) {
  const buttons = useRef<HTMLDivElement>(null)
  const order = useAddToCart(product)
  const trail = useTrail(product)
  const isSold = useIsSold(product)
  const hrefOf = useHref()
  const address = useServices().origin + hrefOf(paths.product(product.slug))
  const { name: shopName, hasReviews } = useShopSettings()
  const reviews = useReviews(product.id)
  const { hasPictureMosaic: isMosaic = false, hasOwnDetails, helpsToChoose } = useServices().preset
  const { views, chosen } = useMemo(
    () => galleryViews(product, order.selection, { isOfColour: isMosaic }),
    [product, order.selection, isMosaic],
  )
  return (
    <>
      <ProductHead
        product={product}
        head={{
          address,
          crumbs: trail,
          shopName,
          selection: order.asked,
          reviews,
          robots: isSold ? undefined : 'noindex',
        }}
      />
      <div className="page-width pt-2">
        <Breadcrumb
          isShort
          crumbs={[...trail.map(({ name, path }) => ({ label: name, to: path })), { label: product.name }]}
        />
        <div className="grid gap-x-8 gap-y-6 md:mt-2 md:grid-cols-2 lg:mt-4 lg:grid-cols-12 lg:gap-x-12 xl:gap-x-16">
          <div className="-mx-margin min-w-0 md:mx-0 lg:col-span-7">
            <Gallery
              views={views}
              chosen={chosen}
              isMosaic={isMosaic}
              badge={product.isNew ? <Badge>{productCopy.newArrival}</Badge> : undefined}
            />
          </div>
          <div className="min-w-0 lg:col-span-5">
            <div className="flex flex-col gap-6 md:sticky md:top-20">
              <ProductHeading product={product} order={order} isSold={isSold} rating={reviews?.rating} />
              {isSold ? (
                <PurchasePanel product={product} order={order} buttons={buttons} />
              ) : (
                <AsyncBoundary>
                  <NotSold />
                </AsyncBoundary>
              )}
              {hasOwnDetails ? (
                <AsyncBoundary>
                  <OwnDetails
                    product={product}
                    pieces={
                      product.variants.some(({ isSet }) => isSet) && (
                        <AsyncBoundary>
                          <SetPieces product={product} selection={order.selection} />
                        </AsyncBoundary>
                      )
                    }
                    compare={<CompareHere product={product} />}
                  />
                </AsyncBoundary>
              ) : (
                <>
                  <ShowcaseNotes />
                  <AsyncBoundary>
                    <ShareButton name={product.name} />
                  </AsyncBoundary>
                </>
              )}
            </div>
          </div>
        </div>
        {!hasOwnDetails && (
          <div className="pt-section-quiet lg:pt-section">
            <AsyncBoundary>
              <ProductTabs product={product} />
            </AsyncBoundary>
          </div>
        )}
      </div>
      {helpsToChoose && product.content?.goesWith && (
        <AsyncBoundary>
          <GoesWith product={product} />
        </AsyncBoundary>
      )}
      {hasReviews && (
        <LateMarkup id={reviewsPart} part={ReviewsSection} load={loadReviews}>
          <AsyncBoundary>
            <ReviewsSection product={product} />
          </AsyncBoundary>
        </LateMarkup>
      )}
      <Related product={product} />
      {/* Each product is noted anew. */}
      {helpsToChoose && <RecentlyViewed key={product.id} current={product.id} className="page-width" />}
      <div className="h-section-quiet md:h-section" />
      {isSold && <StickyOrderBar product={product} order={order} buttons={buttons} />}
    </>
  )
}

/** The page's metadata. Of a description in HTML or Markdown it has the words, whose code loads later. */
function ProductHead({ product, head }: HeadProps) {
  if (!mayHaveMarkup(product.description)) return <PlainHead product={product} head={head} />
  const wordless = <PlainHead product={{ ...product, description: '' }} head={head} />
  return (
    <AsyncBoundary waiting={wordless} failed={wordless}>
      <RichDescription product={product} head={head} />
    </AsyncBoundary>
  )
}

function PlainHead({ product, head: { crumbs, robots, ...place } }: HeadProps) {
  usePageHead({ ...productHead(product, place), robots, crumbs })
  return null
}

/** Whether a variant has a price in the page's region. Where there is one region, the price is on request. */
function useIsSold({ variants }: Product): boolean {
  const { regions = [] } = useRegions() ?? {}
  return regions.length < 2 || variants.some(({ price }) => price !== undefined)
}

/** The way to a product: the home page, and its categories as far as they are known. */
function useTrail(product: Product): readonly Crumb[] {
  const categories = useCategories()
  const known = categories.status === 'ready' ? categories.value : []
  const own = mainCategory(known, product)
  return [homeCrumb, ...categoryCrumbs(own === undefined ? [] : pathToCategory(known, own))]
}
