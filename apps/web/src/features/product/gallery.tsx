import { useState, type ReactNode } from 'react'
import { useOverlay } from '../../hooks/use-overlay.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { OverlayBoundary } from '../../ui/patterns/overlay-boundary.tsx'
import { pageCopy } from '../../copy/product-page.ts'
import { productCopy } from '../../copy/products.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../../ui/page-icons.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import type { GalleryView } from './gallery-views.ts'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { useGallery } from './use-gallery.ts'

interface GalleryProps {
  readonly views: readonly GalleryView[]
  readonly chosen: number
  /** Wide screens show all pictures, in two columns. */
  readonly isMosaic?: boolean
  /** Overlays the picture: the badge of a new product. */
  readonly badge?: ReactNode
}

/** Uploads have larger sizes than the store of samples, for dense screens. */
const zoomedWidths = [400, 800, 1200, 1600, 2000]

/** Scrollable areas must be reachable with the keyboard. */
const reachable = { tabIndex: 0 } as const
const Zoom = lazyComponent(async () => (await import('./zoom.tsx')).Zoom)
const sizes = '(width >= 80rem) 41rem, (width >= 48rem) 48vw, 100vw'
const halfSizes = '(width >= 80rem) 21rem, (width >= 64rem) 29vw, (width >= 48rem) 48vw, 100vw'

export function Gallery({ views, chosen, isMosaic = false, badge }: GalleryProps) {
  const { index, fading, track, show, step, onScroll } = useGallery(views.length, chosen)
  const several = views.length > 1
  const { isOpen, open, close } = useOverlay('zoom')
  const [zoomed, setZoomed] = useState<number>()
  const isOdd = views.length % 2 === 1
  return (
    <section
      aria-label={productCopy.images}
      className={isMosaic ? undefined : 'lg:flex lg:flex-row-reverse lg:gap-4'}
    >
      <div className="relative min-w-0 flex-1">
        <ul
          ref={track}
          onScroll={onScroll}
          {...(several ? reachable : {})}
          aria-label={productCopy.images}
          className={classNames(
            'flex snap-x [scrollbar-width:none] snap-mandatory overflow-x-auto overscroll-x-contain',
            isMosaic && 'lg:grid lg:snap-none lg:grid-cols-2 lg:gap-3 lg:overflow-visible',
          )}
        >
          {views.map((view, position) => (
            <li
              key={view.src}
              className={classNames(
                'relative w-full shrink-0 snap-center snap-always',
                isMosaic && isOdd && position === 0 && 'lg:col-span-2',
                fading && position === index && '[animation:fade-in_200ms_linear]',
              )}
            >
              <Picture
                src={view.src}
                note={view.note}
                widths={zoomedWidths}
                alt={view.alt}
                sizes={isMosaic && !(isOdd && position === 0) ? halfSizes : sizes}
                className="max-md:max-h-[44svh] max-md:w-full"
                priority={position === chosen ? 'high' : 'auto'}
              />
              <button
                type="button"
                aria-label={pageCopy.zoom({ place: position + 1, alt: view.alt })}
                aria-haspopup="dialog"
                className="absolute inset-0 size-full cursor-zoom-in outline-offset-[-4px]"
                onClick={() => {
                  setZoomed(position)
                  open()
                }}
              />
            </li>
          ))}
          {views.length === 0 && (
            <li className="w-full shrink-0">
              <Picture src={undefined} alt={productCopy.noPicture} sizes={sizes} />
            </li>
          )}
        </ul>
        {badge !== undefined && <div className="pointer-events-none absolute top-3 start-3">{badge}</div>}
        {several && (
          <div
            className={classNames(
              'absolute end-3 bottom-3 flex items-center gap-1 bg-paper',
              isMosaic && 'lg:hidden',
            )}
          >
            <IconButton label={productCopy.previous} onClick={() => step(-1)}>
              <ChevronStartIcon />
            </IconButton>
            <p className="tabular min-w-10 text-center text-small">
              <span aria-hidden="true" dir="ltr">
                {index + 1} / {views.length}
              </span>
              <output className="sr-only">
                {productCopy.position({ place: index + 1, count: views.length })}
              </output>
            </p>
            <IconButton label={productCopy.next} onClick={() => step(1)}>
              <ChevronEndIcon />
            </IconButton>
          </div>
        )}
      </div>
      {several && (
        <div className={isMosaic ? 'lg:hidden' : 'contents'}>
          <GalleryThumbnails views={views} index={index} onShow={show} />
        </div>
      )}
      {isOpen && zoomed !== undefined && (
        <OverlayBoundary open onClose={close}>
          <Zoom views={views} index={zoomed} onClose={close} />
        </OverlayBoundary>
      )}
    </section>
  )
}
