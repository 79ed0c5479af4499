import { homeCopy } from '../../../copy/catalogue.ts'
import tall400 from '@umber/sample-store/images/hero-tall-400.avif'
import tall800 from '@umber/sample-store/images/hero-tall-800.avif'
import tall1200 from '@umber/sample-store/images/hero-tall-1200.avif'
import tallPlain from '@umber/sample-store/images/hero-tall-800.webp'
import wide800 from '@umber/sample-store/images/hero-800.avif'
import wide1200 from '@umber/sample-store/images/hero-1200.avif'
import wide1600 from '@umber/sample-store/images/hero-1600.avif'
import widePlain from '@umber/sample-store/images/hero-1200.webp'

const onPhones = '(width < 56.25rem)'

/** The shop's own front picture is part of the shop, not of the catalogue: it stands even when the backend does not. */
export function HeroPicture() {
  return (
    <picture className="block overflow-hidden bg-sunk">
      <source
        media={onPhones}
        type="image/avif"
        srcSet={`${tall400} 400w, ${tall800} 800w, ${tall1200} 1200w`}
        sizes="100vw"
        width={1200}
        height={1500}
      />
      <source media={onPhones} type="image/webp" srcSet={tallPlain} width={1200} height={1500} />
      <source
        type="image/avif"
        srcSet={`${wide800} 800w, ${wide1200} 1200w, ${wide1600} 1600w`}
        sizes="(width >= 90rem) 56rem, 64vw"
        width={1600}
        height={1067}
      />
      <img
        src={widePlain}
        alt={homeCopy.heroPicture}
        width={1600}
        height={1067}
        fetchPriority="high"
        decoding="async"
        className="picture-toned h-auto w-full object-cover"
      />
    </picture>
  )
}
