import { paths } from '../app/paths.ts'
import { usePageHead } from '../bindings/use-page-head.ts'
import { comingCopy } from '../copy/account.ts'
import { shellCopy } from '../copy/shell.ts'
import { DoorDrawing } from '../ui/drawings.tsx'
import { EmptyState } from '../ui/patterns/empty-state.tsx'
import { LinkButton } from '../ui/primitives/link-button.tsx'

/** A page that is not built yet says so, and where to go instead. */
const comingPage = ({ title, sentence }: { readonly title: string; readonly sentence: string }) =>
  function ComingPage() {
    usePageHead({ title, robots: 'noindex' })
    return (
      <div className="page-width py-section-quiet">
        <EmptyState
          level={1}
          drawing={<DoorDrawing />}
          title={title}
          sentence={sentence}
          action={
            <>
              <LinkButton to={paths.cart()}>{shellCopy.coming.back}</LinkButton>
              <LinkButton to={paths.category('all')} variant="outline">
                {shellCopy.coming.on}
              </LinkButton>
            </>
          }
        />
      </div>
    )
  }

export const CheckoutPage = comingPage(comingCopy.checkout)
export const LoginPage = comingPage(comingCopy.login)
export const SignupPage = comingPage(comingCopy.signup)
export const ForgotPasswordPage = comingPage(comingCopy.forgotPassword)
export const AccountPage = comingPage(comingCopy.account)
export const OrdersPage = comingPage(comingCopy.orders)
