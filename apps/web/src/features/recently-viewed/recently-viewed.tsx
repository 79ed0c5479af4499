import { useQuery } from '@tanstack/react-query'
import { noteViewed, viewedProducts } from '@umber/storefront-core/catalogue'
import { useEffect, useId, useRef, useState } from 'react'
import { recentlyViewedCopy as copy } from '../../copy/recently-viewed.ts'
import { viewedQuery } from '../../queries/chosen-products.ts'
import { useServices } from '../../services/services-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/primitives/text.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { useIsNear } from '../../ui/use-is-near.ts'
import { CompareBar } from '../compare/compare-bar.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { ProductCard } from '../product-card/product-card.tsx'

interface RecentlyViewedProps {
  /** The product of the page, which is noted and not shown. */
  readonly current?: string
  /** The frame of the page, where nothing around it has one. */
  readonly className?: string
}

const most = 8

/** What was looked at on this device. Only this device knows, so the server renders nothing. */
export function RecentlyViewed({ current, className }: RecentlyViewedProps) {
  const { deviceStorage } = useServices()
  const [ids] = useState(() =>
    viewedProducts(deviceStorage)
      .filter((id) => id !== current)
      .slice(0, most),
  )
  useEffect(() => {
    if (current !== undefined) noteViewed(deviceStorage, current)
  }, [deviceStorage, current])
  return ids.length === 0 ? null : <Row ids={ids} className={className} hasBar={current === undefined} />
}

interface RowProps {
  readonly ids: readonly string[]
  readonly className: string | undefined
  /** Where the page shows nowhere else what is compared. */
  readonly hasBar: boolean
}

/** As high as it will be, before it is near the view and its products are read. */
function Row({ ids, className, hasBar }: RowProps) {
  const section = useRef<HTMLElement>(null)
  const heading = useId()
  const isNear = useIsNear(section)
  const { data, isError } = useQuery({ ...viewedQuery(useServices(), ids), enabled: isNear })
  if (isError || data?.length === 0) return null
  return (
    <section ref={section} className={classNames('pt-section', className)} aria-labelledby={heading}>
      <Heading level={2} id={heading} className="pb-6">
        {copy.heading}
      </Heading>
      <ul
        className="-mx-margin flex gap-x-grid overflow-x-auto overscroll-x-contain px-margin pb-4"
        aria-label={copy.heading}
        aria-busy={data === undefined}
      >
        {data === undefined
          ? ids.map((id) => (
              <li key={id} className={place} aria-hidden="true">
                <Skeleton className="aspect-portrait w-full" />
                <div className="h-44" />
              </li>
            ))
          : data.map((product) => (
              <li key={product.id} className={place}>
                <div className="w-full flex-1">
                  <ProductCard product={product} />
                </div>
                <CompareButton
                  isNamed
                  product={{ slug: product.slug, name: product.name, image: product.images[0] }}
                />
              </li>
            ))}
      </ul>
      {hasBar && <CompareBar />}
    </section>
  )
}

const place = 'flex w-2/5 shrink-0 flex-col items-start md:w-1/4 lg:w-1/5 xl:w-1/6'
