import { use, useEffect, useRef } from 'react'
import { Lightbox, type Labels, type Slide } from 'yet-another-react-lightbox'
import ZoomPlugin from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { overlayCopy } from '../../copy/product-overlays.ts'
import { productCopy } from '../../copy/products.ts'
import { PictureAddress, PictureUrlTemplate } from '../../ui/primitives/picture-address.ts'
import { pictureSources } from '../../ui/primitives/picture-sources.ts'
import type { GalleryView } from './gallery-views.ts'

interface ZoomProps {
  readonly views: readonly GalleryView[]
  /** The picture that was pressed. */
  readonly index: number
  readonly onClose: () => void
}

const widths = [800, 1200, 1600, 2000]
/** Height to width of the boxes that pictures are cut to. */
const ratio = 1.25

/** All of them: those that are left out would be in English. */
const labels: Required<Labels> = {
  Close: overlayCopy.closeZoom,
  Next: productCopy.next,
  Previous: productCopy.previous,
  Lightbox: overlayCopy.enlarged,
  Carousel: overlayCopy.carousel,
  Slide: overlayCopy.slide,
  '{index} of {total}': overlayCopy.slideOf({ index: '{index}', total: '{total}' }),
  'Photo gallery': productCopy.images,
  'Zoom in': overlayCopy.zoomIn,
  'Zoom out': overlayCopy.zoomOut,
}

/** The pictures over the whole window, in the largest size that there is. Its code loads with the first press. */
export function Zoom({ views, index, onClose }: ZoomProps) {
  const addressOf = use(PictureAddress)
  const template = use(PictureUrlTemplate)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [])
  const slides: readonly Slide[] = views.map(({ src, alt }) => {
    const { usual, fallback } = pictureSources(addressOf(src), widths, template)
    const sizes = sizesIn(usual)
    const largest = sizes.at(-1)
    return largest === undefined
      ? { src: fallback, alt }
      : { src: largest.src, alt, width: largest.width, height: largest.height, srcSet: sizes }
  })
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[ZoomPlugin]}
      carousel={{ finite: slides.length < 2, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      animation={{ fade: 150, swipe: 250 }}
      labels={labels}
    />
  )
}

/** The entries of a `srcset`, the smallest first. */
const sizesIn = (srcSet: string | undefined) =>
  (srcSet ?? '')
    .split(', ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [src = '', width = ''] = entry.split(' ')
      return { src, width: Number.parseInt(width, 10), height: Number.parseInt(width, 10) * ratio }
    })
