export const colourNames = ['White', 'Black', 'Red', 'Blue', 'Green'] as const
export type ColourName = (typeof colourNames)[number]

/** One dye: its body colour, what is seen deep in a fold or inside a neck, its thread, and how far light lifts it. */
export interface Dye {
  readonly body: string
  readonly deep: string
  readonly thread: string
  /** Light moves dark cloth further than pale cloth on the same scale, so every dye weighs its folds. */
  readonly relief: number
  readonly light: number
  readonly shade: number
  /** Depth of the weave: a thread's shadow shows more on pale cloth. */
  readonly weave: number
}

export const dyes: Readonly<Record<ColourName, Dye>> = {
  White: {
    body: '#f0e9dd',
    deep: '#b5a994',
    thread: '#d8cdb9',
    relief: 0.54,
    light: 0.6,
    shade: 0.3,
    weave: 0.3,
  },
  Black: {
    body: '#302c2a',
    deep: '#151211',
    thread: '#4d4743',
    relief: 0.9,
    light: 0.5,
    shade: 0.6,
    weave: 1.1,
  },
  Red: {
    body: '#863a2b',
    deep: '#4a1a13',
    thread: '#6d2b20',
    relief: 0.85,
    light: 0.55,
    shade: 0.5,
    weave: 0.8,
  },
  Blue: {
    body: '#343c50',
    deep: '#1a2233',
    thread: '#5a6987',
    relief: 0.85,
    light: 0.55,
    shade: 0.5,
    weave: 0.8,
  },
  Green: {
    body: '#686449',
    deep: '#30331f',
    thread: '#4d5136',
    relief: 0.85,
    light: 0.55,
    shade: 0.5,
    weave: 0.8,
  },
}

export const shadowColour = '#2a1d12'

/** A colour between two others, both given as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0'))
    .join('')}`
}
