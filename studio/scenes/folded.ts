import { cut } from '../cloth/cloth.ts'
import { fold, type Fold } from '../cloth/fold.ts'
import type { MaterialName } from '../cloth/material.ts'
import { piece } from '../cloth/piece.ts'
import { seam, shade } from '../cloth/seam.ts'
import { dyes, type ColourName } from '../colours.ts'
import { closed, trace } from '../drawing/line.ts'
import type { Sketch } from '../drawing/sketch.ts'
import { foot } from '../stage/shadow.ts'

export interface Folded {
  readonly colour: ColourName
  readonly material: MaterialName
}

const thick = 44

/** One folded garment seen from the front: two rounded layers, the fold to the left, loose edges to the right. */
function slabOf(sketch: Sketch, item: Folded, x: number, y: number, half: number, index: number): string {
  const cloth = { ...cut(sketch, dyes[item.colour], item.material, 3.4) }
  const slip = ((index * 37) % 17) - 8
  const left = x - half + slip * 0.6
  const right = x + half + slip
  const layer = (top: number, height: number, inset: number): string => {
    const l = left + inset
    const r = right - inset * 0.4
    const bottom = top + height
    const line = trace(
      `M${l + 16} ${top} C${x - half * 0.3} ${top - 3} ${x + half * 0.4} ${top + 2} ${r - 8} ${top} C${r + 3} ${top + 2} ${r + 4} ${bottom - 3} ${r - 6} ${bottom} C${x + half * 0.4} ${bottom + 3} ${x - half * 0.4} ${bottom} ${l + 16} ${bottom} C${l - 8} ${bottom - 2} ${l - 8} ${top + 3} ${l + 16} ${top}`,
    )
    const folds: Fold[] = [
      fold(`M${l} ${top + height * 0.36} L${r} ${top + height * 0.36}`, height * 0.8, 0.55, height * 0.22),
      fold(`M${l} ${bottom - 2} L${r} ${bottom - 2}`, 10, -0.5, 4),
      fold(
        `M${x - half * 0.6} ${top + 4} C${x - half * 0.2} ${top + height * 0.5} ${x + half * 0.1} ${top + height * 0.4} ${x + half * 0.4} ${bottom}`,
        14,
        0.14,
        5,
      ),
    ]
    return piece(cloth, {
      outline: line,
      lift: 0.9,
      folds,
      detail: seam(cloth, trace(`M${l + 4} ${bottom - 1} L${r} ${bottom - 1}`), 0.6),
    })
  }
  return layer(y + thick / 2 - 1, thick / 2, 3) + layer(y, thick / 2 + 2, 0)
}

/** The upper face of the topmost garment, foreshortened. */
function lid(sketch: Sketch, item: Folded, x: number, y: number, half: number): string {
  const cloth = cut(sketch, dyes[item.colour], item.material, 3)
  const line = trace(
    `M${x - half + 6} ${y + 10} C${x - half + 4} ${y - 2} ${x - half + 40} ${y - 44} ${x - half + 58} ${y - 50} C${x - 60} ${y - 56} ${x + 60} ${y - 56} ${x + half - 56} ${y - 50} C${x + half - 40} ${y - 44} ${x + half - 8} ${y - 4} ${x + half - 8} ${y + 12} C${x + 60} ${y + 14} ${x - 60} ${y + 14} ${x - half + 6} ${y + 10}`,
  )
  return piece(cloth, {
    outline: line,
    lift: 0.5,
    folds: [
      fold(
        `M${x - half + 30} ${y - 30} C${x - 40} ${y - 16} ${x + 60} ${y - 10} ${x + half - 10} ${y - 2}`,
        20,
        0.16,
        6,
      ),
      fold(
        `M${x - half + 70} ${y - 44} C${x - 60} ${y - 30} ${x - 10} ${y - 26} ${x + 80} ${y - 40}`,
        16,
        -0.14,
        5,
      ),
    ],
    detail: shade(cloth, trace(`M${x - half} ${y + 12} L${x + half} ${y + 12}`), 10, 0.2),
  })
}

/** A stack of folded garments whose lowest layer rests at `floor`; answers also where its top is. */
export function stack(
  sketch: Sketch,
  items: readonly Folded[],
  x: number,
  floor: number,
  half: number,
): { markup: string; top: number } {
  const markup = items
    .map((item, index) =>
      slabOf(sketch, item, x, floor - (index + 1) * (thick - 2), half - (index % 3) * 4, index),
    )
    .join('')
  const top = floor - items.length * (thick - 2)
  const last = items.at(-1)
  const ground = closed(
    trace(
      `M${x - half} ${floor - 6} L${x + half - 14} ${floor - 6} L${x + half - 14} ${floor} L${x - half} ${floor}`,
    ),
  )
  return {
    markup: `${foot(sketch, x, floor - 2, half * 2)}<path d="${ground}" fill="#140c06" opacity=".5"/>${last ? lid(sketch, last, x, top, half - 4) : ''}${markup}`,
    top: top - 40,
  }
}
