import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useHere } from '../../bindings/use-here.ts'
import { historyCopy as copy } from '../../copy/account.ts'
import { findOrderCopy } from '../../copy/find-order.ts'
import { DoorDrawing } from '../../ui/drawings/door.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

/** Stands where a customer's orders would, with the way back here. */
export function SignInFirst() {
  const here = useHere()
  const { isDemonstration } = useShop().preset
  return (
    <div className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<DoorDrawing />}
        title={copy.signIn}
        sentence={copy.signInHint}
        action={
          <>
            <LinkButton to={paths.login(here)}>{copy.signInAction}</LinkButton>
            {!isDemonstration && (
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
