export type Weave = 'plain' | 'slub' | 'smooth' | 'satin' | 'twill' | 'rib' | 'knit' | 'leather'

/** How a cloth answers light: the depth of its weave, of its folds, its crumple and its sheen. */
export interface Material {
  readonly weave: Weave
  readonly depth: number
  readonly folds: number
  /** Small random unevenness: across, down (frequencies) and how much. */
  readonly crumple: readonly [number, number, number]
  readonly sheen: number
  /** Roundness of the edge, in units of the picture. */
  readonly edge: number
}

export const materials = {
  jersey: { weave: 'plain', depth: 0.55, folds: 1, crumple: [0.007, 0.0035, 0.1], sheen: 0, edge: 5 },
  heavy: { weave: 'plain', depth: 0.7, folds: 0.95, crumple: [0.006, 0.003, 0.09], sheen: 0, edge: 7 },
  linen: { weave: 'slub', depth: 0.9, folds: 1.1, crumple: [0.011, 0.0045, 0.06], sheen: 0, edge: 4 },
  poplin: {
    weave: 'smooth',
    depth: 0.3,
    folds: 1.05,
    crumple: [0.01, 0.005, 0.08],
    sheen: 0,
    edge: 2.6,
  },
  oxford: { weave: 'plain', depth: 0.8, folds: 1, crumple: [0.009, 0.005, 0.09], sheen: 0, edge: 4.5 },
  twill: { weave: 'twill', depth: 0.5, folds: 1, crumple: [0.008, 0.005, 0.1], sheen: 0, edge: 7 },
  satin: { weave: 'satin', depth: 0.15, folds: 1.45, crumple: [0.008, 0.0028, 0.14], sheen: 0.6, edge: 4 },
  rib: { weave: 'rib', depth: 0.3, folds: 0.8, crumple: [0.006, 0.003, 0.06], sheen: 0, edge: 6 },
  knit: { weave: 'knit', depth: 0.3, folds: 0.85, crumple: [0.006, 0.003, 0.06], sheen: 0, edge: 9 },
  leather: { weave: 'leather', depth: 0.9, folds: 0.9, crumple: [0.01, 0.01, 0.035], sheen: 0.35, edge: 4 },
} satisfies Readonly<Record<string, Material>>

export type MaterialName = keyof typeof materials
