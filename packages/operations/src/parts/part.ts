export const parts = ['shop', 'backend', 'worker'] as const

/** A process that `pnpm serve` runs. */
export type Part = (typeof parts)[number]

/** What a machine runs: one part, or shop and backend together under one supervisor. */
export type Scope = Part | 'all'

export const partsOf = (scope: Scope): readonly Part[] => (scope === 'all' ? ['backend', 'shop'] : [scope])
