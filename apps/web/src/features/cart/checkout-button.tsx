import { isBlocked } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { useCart } from '../../hooks/use-cart.ts'
import { cartCopy } from '../../copy/cart.ts'
import { blockedWords } from '../../copy/line-problem.ts'
import { useServices } from '../../services/services-context.ts'
import { announce } from '../../ui/announcer.tsx'
import { idleComponent } from '../../ui/idle-component.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

const ExpressCheckout = idleComponent(
  async () => (await import('../checkout/payments/express-checkout/express-checkout.tsx')).ExpressCheckout,
)

/** The button to checkout, and wallets where Stripe is on. A line that cannot be bought blocks it and is named. */
export function CheckoutButton({ replace = false }: { readonly replace?: boolean }) {
  const { lines } = useCart()
  const { settings } = useServices().payments
  const blocked = lines.filter(isBlocked)
  const isStopped = blocked.length > 0
  return (
    <>
      {isStopped && (
        <div className="mt-5">
          <ErrorAlert sentence={blockedWords(blocked)} />
        </div>
      )}
      <LinkButton
        to={paths.checkout()}
        replace={replace}
        size="large"
        className="mt-5 w-full"
        onClick={(event) => {
          if (!isStopped) return
          event.preventDefault()
          announce(blockedWords(blocked))
        }}
      >
        {cartCopy.proceed}
      </LinkButton>
      {settings.pp_stripe_stripe && <ExpressCheckout />}
    </>
  )
}
