import { showcaseTrust } from '../../copy/products.ts'
import { ReturnIcon, ShieldIcon, TruckIcon } from '../../ui/page-icons.tsx'

const icons = { truck: TruckIcon, shield: ShieldIcon, return: ReturnIcon } as const

export interface TrustNote {
  readonly icon: keyof typeof icons
  readonly title: string
  readonly words: string
  /** A line below the words. */
  readonly more?: string | undefined
}

/** What the demonstration promises. */
export const ShowcaseNotes = () => <TrustNotes notes={showcaseTrust} />

/** Short notes beside the price. */
export const TrustNotes = ({ notes }: { readonly notes: readonly TrustNote[] }) => (
  <ul className="flex flex-col gap-3 border-t border-line pt-6">
    {notes.map(({ icon, title, words, more }) => {
      const Icon = icons[icon]
      return (
        <li key={title} className="flex gap-3">
          <Icon className="mt-0.5 shrink-0 text-ink-2" />
          <p className="text-small">
            <span className="block font-medium">{title}</span>
            <span className="tabular text-ink-2" dir="auto">
              {words}
            </span>
            {more !== undefined && <span className="tabular block">{more}</span>}
          </p>
        </li>
      )
    })}
  </ul>
)
