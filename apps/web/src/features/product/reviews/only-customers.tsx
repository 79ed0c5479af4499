import type { Customer } from '@umber/storefront-core/auth'
import type { ReactNode } from 'react'
import { paths } from '../../../config/paths.ts'
import { useCurrentPath } from '../../../hooks/use-current-path.ts'
import { useStore } from '../../../hooks/use-store.ts'
import { useServices } from '../../../services/services-context.ts'
import { LinkButton } from '../../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'

interface OnlyCustomersProps {
  /** Of the link for guests. */
  readonly words: string
  /** The part of the page to come back to. */
  readonly part?: string
  readonly children: (customer: Customer) => ReactNode
}

/** What only a signed-in customer can do. A guest signs in first, and comes back. */
export function OnlyCustomers({ words, part, children }: OnlyCustomersProps) {
  const view = useStore(useServices().session)
  const here = useCurrentPath()
  if (view.status === 'signed-in') return children(view.customer)
  if (view.status !== 'guest') return <Skeleton className="h-12 w-full max-w-form" />
  return (
    <LinkButton to={paths.login(part === undefined ? here : `${here}#${part}`)} className="self-start">
      {words}
    </LinkButton>
  )
}
