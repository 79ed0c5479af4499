import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useCurrentPath } from '../../hooks/use-current-path.ts'
import { historyCopy as copy } from '../../copy/account.ts'
import { findOrderCopy } from '../../copy/find-order.ts'
import { EntranceIllustration } from '../../ui/illustrations/entrance.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

/** Replaces a customer's orders with a link to the login, which returns here. */
export function SignInFirst() {
  const here = useCurrentPath()
  const { hasOrderPages } = useServices().preset
  return (
    <div className="page-width min-h-dvh py-section-quiet">
      <EmptyState
        level={1}
        drawing={<EntranceIllustration />}
        title={copy.signIn}
        sentence={copy.signInHint}
        action={
          <>
            <LinkButton to={paths.login(here)}>{copy.signInAction}</LinkButton>
            {hasOrderPages && (
              <LinkButton variant="outline" to={paths.orderLookup()}>
                {findOrderCopy}
              </LinkButton>
            )}
          </>
        }
      />
    </div>
  )
}
