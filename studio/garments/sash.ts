import type { Cloth } from '../cloth/cloth.ts'
import { fold } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { stitch } from '../cloth/seam.ts'
import { trace } from '../drawing/line.ts'

/** A cloth belt round the waist, knotted, its two tails hanging. `half` is half the waist's width. */
export function sash(cloth: Cloth, y: number, half: number, knot = 400): string {
  const left = 400 - half
  const right = 400 + half
  const band = piece(cloth, {
    outline: trace(
      `M${left - 4} ${y - 16} C${left + 60} ${y - 6} ${right - 60} ${y - 6} ${right + 4} ${y - 16} L${right + 5} ${y + 18} C${right - 60} ${y + 28} ${left + 60} ${y + 28} ${left - 5} ${y + 18} Z`,
    ),
    lift: 0.9,
    folds: [
      fold(`M${left} ${y - 4} C${left + 80} ${y + 8} ${knot - 40} ${y + 2} ${knot} ${y + 8}`, 12, 0.3, 4),
      fold(
        `M${left + 40} ${y + 12} C${left + 90} ${y + 18} ${knot - 30} ${y + 16} ${knot} ${y + 8}`,
        10,
        -0.3,
        3,
      ),
      fold(`M${right} ${y} C${right - 60} ${y + 12} ${knot + 40} ${y + 6} ${knot} ${y + 8}`, 12, 0.3, 4),
    ],
  })
  const tail = (dx: number, length: number, flip: number): string =>
    piece(cloth, {
      outline: trace(
        `M${knot - 11} ${y + 10} C${knot - 14 + dx * 0.3} ${y + 70} ${knot - 22 + dx} ${y + 110} ${knot - 20 + dx} ${y + length} L${knot + 18 + dx} ${y + length + 12 * flip} C${knot + 20 + dx} ${y + 110} ${knot + 14 + dx * 0.3} ${y + 60} ${knot + 12} ${y + 8} Z`,
      ),
      lift: 1.3,
      folds: [
        fold(
          `M${knot} ${y + 14} C${knot + dx * 0.4} ${y + 60} ${knot + dx} ${y + 120} ${knot + dx} ${y + length}`,
          14,
          0.4,
          4,
        ),
      ],
      detail: stitch(
        cloth,
        trace(`M${knot - 20 + dx} ${y + length - 8} L${knot + 18 + dx} ${y + length - 8 + 12 * flip}`),
      ),
    })
  const loop = piece(cloth, {
    outline: trace(
      `M${knot} ${y + 6} C${knot + 30} ${y - 30} ${knot + 84} ${y - 22} ${knot + 88} ${y + 10} C${knot + 86} ${y + 38} ${knot + 40} ${y + 34} ${knot} ${y + 12} Z`,
    ),
    lift: 1,
    folds: [
      fold(
        `M${knot + 4} ${y + 8} C${knot + 30} ${y - 4} ${knot + 56} ${y - 4} ${knot + 80} ${y + 8}`,
        20,
        -0.4,
        6,
      ),
    ],
  })
  const heart = piece(cloth, {
    outline: trace(
      `M${knot - 14} ${y - 10} C${knot} ${y - 18} ${knot + 12} ${y - 14} ${knot + 16} ${y - 6} C${knot + 18} ${y + 12} ${knot + 12} ${y + 26} ${knot + 2} ${y + 28} C${knot - 14} ${y + 26} ${knot - 18} ${y + 6} ${knot - 14} ${y - 10} Z`,
    ),
    lift: 1,
    folds: [
      fold(`M${knot - 8} ${y - 8} C${knot} ${y + 2} ${knot + 4} ${y + 10} ${knot + 2} ${y + 24}`, 9, 0.4, 3),
    ],
  })
  return band + tail(-16, 176, -1) + tail(20, 150, 1) + loop + heart
}
