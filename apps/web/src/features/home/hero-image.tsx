import { preload } from 'react-dom'
import { tallHero, wideHero } from '../../content/hero-images.ts'
import { homeCopy } from '../../copy/home.ts'
import { Picture, useBroken, useIsMounted, whenBroken } from '../../ui/primitives/picture.tsx'

/** Two crops of the same picture: phones get an upright one. */
export function HeroPicture() {
  const { media, width, height } = tallHero
  const [broken, setBroken] = useBroken()
  const mounted = useIsMounted()
  if (import.meta.env.SSR) preloadHero()
  if (broken !== undefined || !mounted)
    return <Picture src={undefined} alt={homeCopy.heroPicture} sizes="100vw" className="md:aspect-wide" />
  return (
    <picture className="block aspect-portrait overflow-hidden bg-sunk md:aspect-wide">
      <source
        media={media}
        type="image/avif"
        srcSet={tallHero.avif}
        sizes={tallHero.sizes}
        width={width}
        height={height}
      />
      <source media={media} srcSet={tallHero.plain} width={width} height={height} />
      <source type="image/avif" srcSet={wideHero.avif} sizes={wideHero.sizes} />
      <img
        src={wideHero.plain}
        alt={homeCopy.heroPicture}
        width={wideHero.width}
        height={wideHero.height}
        fetchPriority="high"
        decoding="async"
        ref={whenBroken(() => setBroken(wideHero.plain))}
        onError={() => setBroken(wideHero.plain)}
        className="picture size-full object-cover"
      />
    </picture>
  )
}

/** The browser asks for it with the head of the page. Browsers without AVIF ask for theirs later. */
function preloadHero(): void {
  const upright = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  preload(tallHero.plain, {
    ...upright,
    media: tallHero.media,
    imageSrcSet: tallHero.avif,
    imageSizes: tallHero.sizes,
  })
  preload(wideHero.plain, {
    ...upright,
    media: `not all and ${tallHero.media}`,
    imageSrcSet: wideHero.avif,
    imageSizes: wideHero.sizes,
  })
}
