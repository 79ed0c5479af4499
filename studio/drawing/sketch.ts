import { createRandom, seedOf, type Random } from './random.ts'

/** One picture while it is drawn: its chance, and the filters, gradients and patterns it has defined. */
export interface Sketch {
  readonly name: string
  readonly random: Random
  readonly seed: number
  /** Defines once per key and answers the id. */
  define(key: string, markup: (id: string) => string): string
  definitions(): string
}

export function createSketch(name: string): Sketch {
  const definitions = new Map<string, { id: string; markup: string }>()
  const seed = seedOf(name) % 9973
  return {
    name,
    seed,
    random: createRandom(seed),
    define(key, markup) {
      const known = definitions.get(key)
      if (known) return known.id
      const id = `d${definitions.size}`
      definitions.set(key, { id, markup: markup(id) })
      return id
    },
    definitions: () => [...definitions.values()].map((entry) => entry.markup).join(''),
  }
}

export function blurred(sketch: Sketch, deviation: number): string {
  const id = sketch.define(
    `blur ${deviation}`,
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
  return `filter="url(#${id})"`
}

export interface Stop {
  readonly at: number
  readonly colour: string
  readonly opacity?: number
}

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ({ at, colour, opacity }) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A linear gradient; the direction is given in shares of the painted box. */
export function fade(
  sketch: Sketch,
  list: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): string {
  const body = stops(list)
  const id = sketch.define(
    `fade ${body} ${x1} ${y1} ${x2} ${y2}`,
    (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`,
  )
  return `url(#${id})`
}

export function glow(
  sketch: Sketch,
  list: readonly Stop[],
  [cx, cy, r]: readonly [number, number, number],
): string {
  const body = stops(list)
  const id = sketch.define(
    `glow ${body} ${cx} ${cy} ${r}`,
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`,
  )
  return `url(#${id})`
}

export function clipped(sketch: Sketch, path: string): string {
  const id = sketch.define(`clip ${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  return `clip-path="url(#${id})"`
}
