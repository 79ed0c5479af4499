import { productCopy } from '../../copy/products.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import type { GalleryView } from './gallery-views.ts'

interface GalleryThumbnailsProps {
  readonly views: readonly GalleryView[]
  readonly index: number
  readonly onShow: (index: number) => void
}

export function GalleryThumbnails({ views, index, onShow }: GalleryThumbnailsProps) {
  return (
    <ul className="flex gap-2 overflow-x-auto px-margin py-3 md:px-0 lg:w-20 lg:shrink-0 lg:flex-col lg:overflow-visible lg:py-0">
      {views.map((view, position) => (
        <li key={view.src} className="w-16 shrink-0 lg:w-full">
          <button
            type="button"
            aria-label={productCopy.showView({ place: position + 1, alt: view.alt })}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onShow(position)}
            className={classNames(
              'block w-full border-b-2 pb-1 transition-opacity',
              position === index
                ? 'border-ink forced-colors:border-forced-chosen'
                : 'border-transparent opacity-75 hover:opacity-100 forced-colors:border-forced-paper',
            )}
          >
            <Picture src={view.src} note={view.note} alt="" sizes="5rem" widths={[400]} priority="low" />
          </button>
        </li>
      ))}
    </ul>
  )
}
