import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { quickOrderCopy as copy } from '../../copy/quick-order.ts'
import { useCurrentPath } from '../../hooks/use-current-path.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { EntranceIllustration } from '../../ui/illustrations/entrance.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { ListForm } from './list-form.tsx'

interface QuickOrderScreenProps {
  /** Shown where the owner has not switched it on. */
  readonly missing: ReactNode
}

/** Orders by a list of SKUs, for signed-in customers. */
export function QuickOrderScreen({ missing }: QuickOrderScreenProps) {
  const { hasQuickOrder } = useShopSettings()
  return hasQuickOrder === true ? <Offered /> : missing
}

function Offered() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const here = useCurrentPath()
  const { status } = useStore(useServices().session)
  if (status === 'guest')
    return (
      <div className="page-width min-h-dvh py-section-quiet">
        <EmptyState
          level={1}
          drawing={<EntranceIllustration />}
          title={copy.signIn}
          sentence={copy.signInHint}
          action={<LinkButton to={paths.login(here)}>{copy.signInAction}</LinkButton>}
        />
      </div>
    )
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <div className="max-w-192">
        <Heading level={1}>{copy.title}</Heading>
        <Text className="mt-3 mb-8 text-ink-2">{copy.lead}</Text>
        {status === 'signed-in' ? <ListForm /> : <Skeleton className="h-48 w-full" />}
      </div>
    </div>
  )
}
