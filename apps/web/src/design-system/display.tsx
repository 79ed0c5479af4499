import { Badge } from '../ui/primitives/badge.tsx'
import { Breadcrumb } from '../ui/primitives/breadcrumb.tsx'
import { Picture } from '../ui/primitives/picture.tsx'
import { Price } from '../ui/primitives/price.tsx'
import { Rating } from '../ui/primitives/rating.tsx'
import { Skeleton } from '../ui/primitives/skeleton.tsx'

export function Things() {
  return (
    <div className="grid items-start gap-8 md:grid-cols-2 lg:grid-cols-3">
      <p className="flex flex-wrap gap-3 bg-sunk p-4">
        <Badge>New Arrival</Badge>
        <Badge tone="sale">31% off</Badge>
        <Badge tone="success">Delivered</Badge>
        <Badge tone="warn">Processing</Badge>
        <Badge tone="strong">Default</Badge>
      </p>
      <p className="flex flex-col gap-2">
        <Price current="₹189" />
        <Price current="₹129" compareAt="₹189" size="lead" />
        <Rating value={4.3} label="4.3 (42)" spoken="Rated 4.3 of 5, 42 ratings" />
      </p>
      <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Men' }]} />
      <div>
        <Skeleton className="h-40 w-full" />
        <Skeleton className="mt-3 h-4 w-3/5" />
      </div>
      <Picture src={undefined} alt="No picture yet" sizes="20rem" className="max-w-40" />
    </div>
  )
}
