import { paths } from '../../config/paths.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import type { MenuSection } from './menu-sections.ts'
import { Link } from '../../ui/primitives/link.tsx'

interface CategoryPanelProps {
  readonly section: MenuSection
  readonly onFollow: () => void
}

const link = 'flex min-h-11 w-fit items-center [&>span]:underline-drawn hover:[&>span]:underline-drawn-full'

export function CategoryPanel({ section, onFollow }: CategoryPanelProps) {
  return (
    <div className="rise-in page-width page-grid py-12">
      <div className="col-span-4 flex flex-col justify-between gap-8">
        <div>
          <Link
            to={paths.category(section.slug)}
            className="font-display font-heading text-h2 hover:underline hover:decoration-1 hover:underline-offset-8"
            onClick={onFollow}
          >
            {section.name}
          </Link>
          {section.description !== undefined && (
            <p className="mt-3 max-w-72 text-small text-ink-2">{section.description}</p>
          )}
        </div>
        <Link
          to={paths.category(section.slug)}
          className={`${link} text-small text-ink-2 hover:text-ink`}
          onClick={onFollow}
        >
          <span>{shellCopy.menu.all(section.name)}</span>
        </Link>
      </div>
      <ul className="col-span-5 columns-2 gap-grid">
        {section.links.map(({ slug, name }) => (
          <li key={slug} className="break-inside-avoid">
            <Link to={paths.category(slug)} className={`${link} text-lead`} onClick={onFollow}>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {section.image !== undefined && (
        <div className="col-span-3">
          <Picture src={section.image} alt="" sizes="20vw" className="ms-auto max-h-80 max-w-64" />
        </div>
      )}
    </div>
  )
}
