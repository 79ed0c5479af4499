import { dyes, type ColourName, type Dye } from './colours.ts'
import type { Sketch } from './drawing/sketch.ts'
import { stand } from './scenes/place.ts'
import type { Kind } from './kinds.ts'
import { paper, table } from './stage/ground.ts'

/** The thing alone, on no ground. */
export type Draw = (sketch: Sketch, dye: Dye, colour: ColourName) => string

/** How it is shown: lying on paper, or standing on its foot, which is drawn at (400, floor). */
type Pose =
  | { readonly kind: 'lying' }
  | { readonly kind: 'standing'; readonly floor: number; readonly y: number; readonly scale: number }

export interface Product {
  readonly slug: string
  readonly colours: readonly ColourName[]
  readonly draw: Draw
  readonly pose: Pose
  readonly kind: Kind
}

export const lying = (draw: Draw) => ({ draw, pose: { kind: 'lying' } as const })
export const standing = (draw: Draw, at: { floor: number; y: number; scale: number }) => ({
  draw,
  pose: { kind: 'standing', ...at } as const,
})

/** The whole picture. What stands is brought up to the middle, and the horizon with it. */
export function portraitOf({ draw, pose }: Product, sketch: Sketch, colour: ColourName): string {
  const markup = draw(sketch, dyes[colour], colour)
  if (pose.kind === 'lying') return paper(sketch) + markup
  return table(sketch, pose.y - 110) + stand(markup, 400, pose.y, pose.scale, pose.floor)
}
