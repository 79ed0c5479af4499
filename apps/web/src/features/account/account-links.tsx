import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'
import { accountCopy } from '../../copy/account.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { useSignOut } from './use-sign-out.ts'

const row = 'flex min-h-12 w-full items-center text-start text-body text-ink-2 hover:text-ink'
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

/** Inside the drawer, these links replace the drawer's history entry. */
export function AccountLinks() {
  const isCustomer = useStore(useServices().session).status === 'signed-in'
  const { busy, signOut } = useSignOut()
  const { hasQuickOrder } = useShopSettings()
  const links = [
    ...(isCustomer ? ofCustomers : ofVisitors),
    ...(isCustomer && hasQuickOrder ? [{ name: menu.quickOrder, to: paths.quickOrder() }] : []),
  ]
  return (
    <nav aria-label={menu.label} className="border-t border-line px-6 py-4">
      <ul>
        {links.map(({ name, to }) => (
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
