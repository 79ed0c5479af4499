import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'
import { accountCopy } from '../../copy/account.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { useSignOut } from './use-sign-out.ts'

const row = 'flex min-h-12 w-full items-center text-left text-body text-ink-2 hover:text-ink'
const { menu } = accountCopy

const ofCustomers = [
  { name: menu.account, to: paths.account() },
  { name: menu.wishlist, to: paths.wishlist() },
  { name: menu.orders, to: paths.orders() },
]
const ofVisitors = [
  { name: menu.signIn, to: paths.login() },
  { name: menu.signUp, to: paths.signup() },
]

/** In a drawer, whose place in the history the links take. */
export function AccountLinks() {
  const isCustomer = useStore(useShop().session).kind === 'customer'
  const { busy, signOut } = useSignOut()
  return (
    <nav aria-label={menu.label} className="border-t border-line px-6 py-4">
      <ul>
        {(isCustomer ? ofCustomers : ofVisitors).map(({ name, to }) => (
          <li key={to}>
            <Link replace to={to} className={row}>
              {name}
            </Link>
          </li>
        ))}
        {isCustomer && (
          <li>
            <button
              type="button"
              className={row}
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : signOut}
            >
              {menu.signOut}
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
