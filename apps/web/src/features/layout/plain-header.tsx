import { paths } from '../../config/paths.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { CartLink } from './header-links.tsx'

/** The fallback when the header fails to render: links to home and to the cart. */
export const PlainHeader = () => (
  <header className="site-header layer-header page-width fixed inset-x-0 top-0 flex h-header items-center justify-between bg-paper">
    <Link to={paths.home()} className="font-display font-heading text-wordmark text-ink">
      {shellCopy.name}
    </Link>
    <CartLink />
  </header>
)
