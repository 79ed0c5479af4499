import { hasStartedPayment } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { livePages, paths } from '../../config/paths.ts'
import { payingCopy } from '../../copy/payments.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'

const copy = payingCopy.back

/**
 * Where payment providers lead back to. The address is not believed, and leaves the history at once: it may hold a secret.
 * The checkout asks the provider how the payment stands. Another browser, such as one that an app has opened, knows
 * nothing of the order; the backend places it when it hears of the payment.
 */
export function BackFromPaymentScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const { tabStorage } = useServices()
  const navigate = useNavigate()
  const [isKnown] = useState(() => hasStartedPayment(tabStorage))
  useEffect(() => {
    const to = isKnown ? `${paths.checkout()}?step=payment` : livePages.checkoutReturn.href()
    navigate(to, { replace: true })
  }, [isKnown, navigate])
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12" aria-busy={isKnown}>
      <Heading level={1}>{isKnown ? copy.checking : copy.title}</Heading>
      {isKnown ? (
        <Skeleton className="mt-8 h-96 w-full max-w-form" />
      ) : (
        <>
          <Text className="mt-4 max-w-reading">{copy.lost}</Text>
          <Text className="mt-2 max-w-reading text-ink-2">{copy.lostHint}</Text>
          <LinkButton to={paths.checkout()} className="mt-8">
            {copy.checkout}
          </LinkButton>
        </>
      )}
    </div>
  )
}
