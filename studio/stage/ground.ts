import { fade, glow, type Sketch } from '../drawing/sketch.ts'
import { shadowColour } from '../colours.ts'

export interface Frame {
  readonly width: number
  readonly height: number
}

export const portrait: Frame = { width: 800, height: 1000 }
export const landscape: Frame = { width: 1200, height: 800 }

/** The key light of the studio, upper left, and its falling off to the lower right. */
function light(sketch: Sketch, { width, height }: Frame): string {
  const key = glow(
    sketch,
    [
      { at: 0, colour: '#fffdf8', opacity: 0.62 },
      { at: 0.55, colour: '#fffdf8', opacity: 0 },
      { at: 1, colour: shadowColour, opacity: 0.13 },
    ],
    [0.26, 0.12, 1.08],
  )
  return `<rect width="${width}" height="${height}" fill="${key}"/>`
}

/** Paper seen from straight above, for everything that lies. */
export function paper(sketch: Sketch, frame: Frame = portrait): string {
  const sheet = fade(
    sketch,
    [
      { at: 0, colour: '#ebe4d9' },
      { at: 1, colour: '#dfd6c8' },
    ],
    [0, 0, 0.35, 1],
  )
  return `<rect width="${frame.width}" height="${frame.height}" fill="${sheet}"/>${light(sketch, frame)}`
}

/** A wall and a table with a soft sweep between them, for everything that stands. */
export function table(sketch: Sketch, horizon: number, frame: Frame = portrait): string {
  const { width, height } = frame
  const share = horizon / height
  const sweep = fade(
    sketch,
    [
      { at: 0, colour: '#e9e2d7' },
      { at: share - 0.035, colour: '#dfd6c9' },
      { at: share + 0.005, colour: '#d9cfc0' },
      { at: share + 0.03, colour: '#e0d7c9' },
      { at: 1, colour: '#d8cdbd' },
    ],
    [0, 0, 0, 1],
  )
  return `<rect width="${width}" height="${height}" fill="${sweep}"/>${light(sketch, frame)}`
}

export function document(sketch: Sketch, body: string, { width, height }: Frame): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${sketch.definitions()}</defs>${body}</svg>`
}
