import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons.tsx'

interface Disclosure {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

interface DisclosuresProps {
  readonly sections: readonly Disclosure[]
  /** The id of the section that is open at first. */
  readonly open?: string | undefined
}

/** Sections that open one by one, in the page from the server and without script too. A search in the page opens them. */
export function Disclosures({ sections, open }: DisclosuresProps) {
  return (
    <div className="border-t border-line">
      {sections.map(({ id, title, content }) => (
        <details key={id} open={id === open} className="group/section border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <h2 className="text-body font-medium">{title}</h2>
            <ChevronDownIcon className="shrink-0 transition-transform motion-calm group-open/section:rotate-180" />
          </summary>
          <div className="pb-6">{content}</div>
        </details>
      ))}
    </div>
  )
}
