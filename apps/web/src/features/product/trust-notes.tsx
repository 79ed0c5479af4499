import { showcaseTrust } from '../../copy/products.ts'
import { ReturnIcon, ShieldIcon, TruckIcon } from '../../ui/page-icons.tsx'

const icons = { truck: TruckIcon, shield: ShieldIcon, return: ReturnIcon } as const

export interface TrustNote {
  readonly icon: keyof typeof icons
  readonly title: string
  readonly words: string
}

/** What the demonstration promises. */
export const ShowcaseNotes = () => <TrustNotes notes={showcaseTrust} />

/** Short notes beside the price. */
export const TrustNotes = ({ notes }: { readonly notes: readonly TrustNote[] }) => (
  <ul className="flex flex-col gap-3 border-t border-line pt-6">
    {notes.map(({ icon, title, words }) => {
      const Icon = icons[icon]
      return (
        <li key={title} className="flex gap-3">
          <Icon className="mt-0.5 shrink-0 text-ink-2" />
          <p className="text-small">
            <span className="block font-medium">{title}</span>
            <span className="tabular text-ink-2" dir="auto">
              {words}
            </span>
          </p>
        </li>
      )
    })}
  </ul>
)
