import { usePageHead } from '../../seo/use-page-head.ts'
import { productCopy } from '../../copy/products.ts'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'

export function ProductSkeleton({ struggling }: { readonly struggling: boolean }) {
  usePageHead({})
  return (
    <div className="page-width pt-2" aria-busy="true">
      <h1 className="sr-only" data-passing="">
        {productCopy.loading}
      </h1>
      <div className="flex min-h-11 items-center">
        <output className="text-small text-ink-2">{struggling ? productCopy.struggling : ''}</output>
      </div>
      <div className="grid gap-x-8 gap-y-6 md:mt-2 md:grid-cols-2 lg:mt-4 lg:grid-cols-12 lg:gap-x-12 xl:gap-x-16">
        <div className="-mx-margin md:mx-0 lg:col-span-7 lg:ps-24">
          <Skeleton className="aspect-portrait w-full" />
        </div>
        <div className="flex flex-col gap-5 lg:col-span-5">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-7 w-24" />
          <Skeleton className="mt-6 h-11 w-40" />
          <Skeleton className="h-11 w-60" />
          <Skeleton className="mt-4 h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      </div>
    </div>
  )
}
