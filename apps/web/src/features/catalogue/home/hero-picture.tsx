import { homeCopy } from '../../../copy/home.ts'
import { heroFile, heroSources } from './hero-files.ts'

const onPhones = '(width < 48rem)'
const tall = { widths: [400, 800, 1200], sizes: '100vw', width: 1200, height: 1500 } as const
const wide = {
  widths: [800, 1200, 1600],
  sizes: '(width >= 90rem) 54rem, (width >= 56.25rem) 62vw, 92vw',
  width: 1600,
  height: 1067,
} as const

/** Two crops of one still life: a phone gets a picture made for its shape, not the wide one made small. */
export function HeroPicture() {
  return (
    <picture className="block aspect-portrait overflow-hidden bg-sunk md:aspect-wide">
      <source
        media={onPhones}
        type="image/avif"
        srcSet={heroSources('hero-tall', tall.widths, 'avif')}
        sizes={tall.sizes}
        width={tall.width}
        height={tall.height}
      />
      <source
        media={onPhones}
        srcSet={heroSources('hero-tall', tall.widths, 'webp')}
        sizes={tall.sizes}
        width={tall.width}
        height={tall.height}
      />
      <source type="image/avif" srcSet={heroSources('hero', wide.widths, 'avif')} sizes={wide.sizes} />
      <img
        src={heroFile('hero', 1200, 'webp')}
        srcSet={heroSources('hero', wide.widths, 'webp')}
        sizes={wide.sizes}
        alt={homeCopy.heroPicture}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        decoding="async"
        className="picture size-full object-cover"
      />
    </picture>
  )
}
