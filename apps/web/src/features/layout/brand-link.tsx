import { use } from 'react'
import { paths } from '../../config/paths.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useBroken, whenBroken } from '../../ui/primitives/picture.tsx'
import { PictureAddress } from '../../ui/primitives/picture-address.ts'
import { Link } from '../../ui/primitives/link.tsx'

/** The shop's name, or its wordmark, as the link to the home page. */
export function BrandLink({ className }: { readonly className: string }) {
  const { name, wordmark } = useShopSettings()
  const addressOf = use(PictureAddress)
  const [broken, setBroken] = useBroken()
  return (
    <Link to={paths.home()} className={className}>
      {wordmark === undefined || wordmark === broken ? (
        name
      ) : (
        <img
          src={addressOf(wordmark)}
          alt={name}
          className="h-8 w-auto max-w-48 object-contain object-left"
          ref={whenBroken(() => setBroken(wordmark))}
          onError={() => setBroken(wordmark)}
        />
      )}
    </Link>
  )
}
