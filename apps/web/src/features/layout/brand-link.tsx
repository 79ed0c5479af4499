import { paths } from '../../config/paths.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Link } from '../../ui/primitives/link.tsx'

// Few shops have one. The server writes it into the page.
const Wordmark = lazyComponent(async () => (await import('./wordmark.tsx')).Wordmark)

/** The shop's name, or its wordmark, as the link to the home page. */
export function BrandLink({ className }: { readonly className: string }) {
  const { name, wordmark } = useShopSettings()
  return (
    <Link to={paths.home()} className={className}>
      {wordmark === undefined ? (
        name
      ) : (
        <AsyncBoundary failed={name}>
          <Wordmark src={wordmark} name={name} />
        </AsyncBoundary>
      )}
    </Link>
  )
}
