import { fade } from '../drawing/sketch.ts'
import { clipped } from '../drawing/sketch.ts'
import { closed, type Line } from '../drawing/line.ts'
import { overlap } from '../stage/shadow.ts'
import type { Cloth } from './cloth.ts'
import type { Fold } from './fold.ts'
import { relief } from './relief.ts'
import { grain, woven } from './weave.ts'

export interface Piece {
  readonly outline: Line
  readonly folds?: readonly Fold[]
  /** Seam lines, pressed into the form. */
  readonly grooves?: readonly Line[]
  /** Stripes, prints, embroidery: drawn on the cloth, under its folds, clipped to it. */
  readonly print?: string
  /** Seams and stitches: drawn on top, clipped to it. */
  readonly detail?: string
  readonly colour?: string
  /** Height above what lies below; 0 throws no shadow. */
  readonly lift?: number
  readonly strength?: number
  /** Direction of ribs, twill or stitches. */
  readonly angle?: number
}

/** One cut piece of cloth: shadow, colour and print under the weave, then its form in light, then its seams. */
export function piece(cloth: Cloth, options: Piece): string {
  const { sketch, dye, material, bend } = cloth
  const path = closed(bend(options.outline))
  const colour = options.colour ?? dye.body
  const lift = options.lift ?? 0
  const wash = fade(
    sketch,
    [
      { at: 0, colour: '#fff', opacity: 0.07 },
      { at: 0.5, colour: '#000', opacity: 0 },
      { at: 1, colour: '#1d1208', opacity: 0.15 },
    ],
    [0.1, 0, 0.9, 1],
  )
  const clip = clipped(sketch, path)
  const print = options.print ? `<g ${clip}>${options.print}</g>` : ''
  const detail = options.detail ? `<g ${clip}>${options.detail}</g>` : ''
  return `${lift > 0 ? overlap(sketch, path, lift) : ''}<g style="isolation:isolate">
<g ${woven(cloth)}><path d="${path}" fill="${colour}"/>${print}${grain(sketch, material.weave, path, options.angle ?? 0, dye.shade < 0.4 ? 0.45 : dye.shade + 0.4)}</g>
<path d="${path}" fill="${wash}"/>${detail}
${relief(cloth, { path, folds: options.folds ?? [], grooves: (options.grooves ?? []).map(bend), strength: options.strength ?? 1 })}</g>`
}
