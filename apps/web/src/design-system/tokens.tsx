const colours = [
  'bg-paper',
  'bg-surface',
  'bg-sunk',
  'bg-line',
  'bg-control',
  'bg-ink-3',
  'bg-ink-2',
  'bg-ink',
  'bg-accent',
  'bg-sale',
  'bg-success',
  'bg-warn',
] as const

const steps = [
  ['font-display font-heading text-display', 'display'],
  ['font-display font-heading text-h1', 'h1'],
  ['font-display font-heading text-h2', 'h2'],
  ['font-display font-heading text-h3', 'h3'],
  ['text-lead', 'lead'],
  ['text-body', 'body'],
  ['text-small', 'small'],
  ['text-eyebrow', 'eyebrow'],
] as const

export function Tokens() {
  return (
    <>
      <ul className="grid grid-cols-3 gap-4 md:grid-cols-6">
        {colours.map((colour) => (
          <li key={colour} className="text-small">
            <span className={`mb-1 block h-14 border border-line ${colour}`} />
            {colour.replace('bg-', '')}
          </li>
        ))}
      </ul>
      <ul className="mt-8 flex flex-col gap-3">
        {steps.map(([look, name]) => (
          <li key={name} className={`${look} truncate`}>
            {name}: Linen, made to be kept ₹1,234
          </li>
        ))}
      </ul>
    </>
  )
}
