import { useServices } from '../../services/services-context.ts'
import { homeCopy } from '../../copy/home.ts'

/** The shop in figures, where it has them. */
export function Stats() {
  if (!useServices().preset.showsFigures) return null
  return (
    <section className="page-width pt-section-quiet" aria-label={homeCopy.statsLabel}>
      <dl className="grid grid-cols-3 gap-grid border-y border-line py-6 md:py-8">
        {homeCopy.stats.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-x-4 md:flex-row-reverse md:items-baseline"
          >
            <dt className="text-small text-ink-2 md:text-body">{label}</dt>
            <dd className="font-display text-h2 font-heading">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
