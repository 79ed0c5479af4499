import type { Cloth } from '../cloth/cloth.ts'
import { fold, otherSide } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { ribs, stitch } from '../cloth/seam.ts'
import { closed, mirror, trace, type Line } from '../drawing/line.ts'
import { button } from './trims.ts'

export interface Sleeve {
  readonly outlines: readonly Line[]
  readonly markup: string
}

/** Long set-in sleeves that lie beside the body, with a placket-less cuff and one button. */
export function longSleeves(
  cloth: Cloth,
  options: { cuff: 'shirt' | 'none' | 'rib'; horn?: boolean },
): Sleeve {
  const outline = trace(
    'M226 238 C176 262 146 330 122 440 C104 530 88 620 72 716 C96 732 128 738 152 736 C164 664 184 590 206 520 L232 440 Z',
  )
  const folds = [
    fold('M196 300 C168 380 150 460 128 560', 40, 0.3, 13),
    fold('M206 420 C172 460 150 500 130 530', 26, -0.26, 8),
    fold('M200 470 C166 520 140 560 112 580', 24, 0.24, 7),
    fold('M180 560 C150 600 120 630 100 640', 20, -0.2, 6),
    fold('M160 590 C130 650 112 690 100 720', 24, 0.24, 8),
    fold('M140 650 C126 690 120 710 120 730', 12, -0.3, 4),
  ]
  const cuff = trace('M70 712 C96 730 130 738 155 734 C154 756 151 774 147 790 C119 793 89 786 63 772 Z')
  const cuffs = (right: boolean): string => {
    if (options.cuff === 'none') return ''
    const side = (line: Line): Line => (right ? mirror(line) : line)
    if (options.cuff === 'rib') {
      return piece(cloth, {
        outline: side(cuff),
        lift: 0.5,
        strength: 0.7,
        detail: ribs(cloth, side(trace('M66 742 C94 758 122 766 152 762')), 64, 4.4),
      })
    }
    return (
      piece(cloth, {
        outline: side(cuff),
        lift: 0.8,
        strength: 0.8,
        detail:
          stitch(cloth, side(trace('M68 719 C94 737 130 745 154 741'))) +
          stitch(cloth, side(trace('M65 766 C90 780 120 786 147 783'))),
      }) + button(cloth, right ? [664, 764] : [136, 764], 5, options.horn ? 'horn' : 'shell')
    )
  }
  const markup =
    piece(cloth, { outline, folds }) +
    piece(cloth, { outline: mirror(outline), folds: otherSide(folds) }) +
    cuffs(false) +
    cuffs(true)
  const ends = options.cuff === 'none' ? [] : [cuff, mirror(cuff)]
  return { outlines: [outline, mirror(outline), ...ends], markup }
}

/** Sleeves to above the elbow, cut wide, lying open. */
export function shortSleeves(cloth: Cloth, options: { trim?: (line: Line) => string } = {}): Sleeve {
  const outline = trace('M226 240 C180 262 138 340 84 462 C116 494 160 516 204 528 L236 430 Z')
  const folds = [
    fold('M214 290 C186 350 160 410 136 470', 40, 0.28, 13),
    fold('M214 420 C196 450 180 480 172 510', 26, -0.22, 8),
    fold('M170 330 C150 380 130 420 110 470', 22, -0.14, 8),
  ]
  const hem = trace('M91 449 C122 480 164 501 208 513')
  const trim = options.trim ?? ((line: Line) => stitch(cloth, line))
  const one = (right: boolean): string =>
    piece(cloth, {
      outline: right ? mirror(outline) : outline,
      folds: right ? otherSide(folds) : folds,
      grooves: [right ? mirror(hem) : hem],
      detail: trim(right ? mirror(hem) : hem),
    })
  return { outlines: [outline, mirror(outline)], markup: one(false) + one(true) }
}

export const silhouette = (cloth: Cloth, outlines: readonly Line[]): string =>
  outlines.map((line) => closed(cloth.bend(line))).join('')
