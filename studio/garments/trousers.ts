import type { Cloth } from '../cloth/cloth.ts'
import { drape, fold, otherSide, type Fold } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { ribs, seam, shade, stitch } from '../cloth/seam.ts'
import { mirror, symmetric, trace, type Line } from '../drawing/line.ts'
import { cast } from '../stage/shadow.ts'
import { silhouette } from './sleeves.ts'

export interface TrouserCut {
  /** Half the width of a leg at the hem. */
  readonly hem: number
  readonly waist: 'elastic' | 'rib' | 'band'
  readonly piping?: string
}

/** One pair of legs from the waist down, used alone and as the lower half of a jumpsuit. */
export function legs(hem: number, top: number, bottom: number, waist: number, hip: number): Line {
  const crotch = top + (bottom - top) * 0.36
  const inner = 400 - 12
  const outer = inner - 2 * hem
  return symmetric(
    `M400 ${top} L${400 - waist} ${top} C${400 - hip + 4} ${top + 50} ${400 - hip} ${top + 110} ${400 - hip - 2} ${crotch - 40} C${400 - hip - 8} ${crotch + 120} ${outer + 6} ${bottom - 160} ${outer} ${bottom - 6} C${outer + hem * 0.6} ${bottom + 6} ${inner - hem * 0.5} ${bottom + 6} ${inner} ${bottom} C${inner + 2} ${bottom - 180} ${inner + 6} ${crotch + 100} 399 ${crotch} L400 ${crotch}`,
  )
}

export function trousers(cloth: Cloth, cut: TrouserCut): string {
  const { sketch } = cloth
  const top = 150
  const bottom = 880
  const outline = legs(cut.hem, top, bottom, 118, 158)
  const band = trace(
    `M278 ${top - 6} C340 ${top + 4} 460 ${top + 4} 522 ${top - 6} L526 ${top + 32} C460 ${top + 42} 340 ${top + 42} 274 ${top + 32} Z`,
  )
  const rise = trace(`M400 ${top + 36} C401 260 400 340 399 ${top + 262}`)
  const hem = trace(`M200 ${bottom - 22} C260 ${bottom - 12} 340 ${bottom - 12} 392 ${bottom - 18}`)
  const pocket = trace(`M272 ${top + 44} C264 ${top + 90} 254 ${top + 130} 246 ${top + 170}`)
  const crease = trace(
    `M${388 - cut.hem - 4} 300 C${388 - cut.hem} 500 ${388 - cut.hem} 700 ${388 - cut.hem} ${bottom - 10}`,
  )
  const left = [
    { line: crease, width: 34, height: 0.34, soft: 9 },
    fold('M398 412 C350 440 300 470 262 540', 30, -0.26, 9),
    fold('M396 420 C370 500 350 560 352 680', 30, 0.24, 9),
    fold('M260 240 C256 340 246 440 250 560', 30, 0.2, 10),
    ...drape(sketch.random, {
      from: [388 - cut.hem * 2, 480],
      to: [386, bottom],
      count: 4,
      length: [180, 330],
      width: [24, 46],
      height: [0.14, 0.28],
      lean: 0.06,
    }),
  ]
  const gathers = (from: number, reach: number): readonly Fold[] =>
    Array.from({ length: 22 }, (_, index) => {
      const x = 284 + index * 11
      const size = reach * (0.6 + ((index * 29) % 50) / 100)
      const path = `M${x} ${from} Q${x - (400 - x) * 0.05} ${from + size * 0.5} ${x - (400 - x) * 0.14} ${from + size}`
      return fold(path, 12, index % 2 ? 0.18 : -0.12, 4)
    })
  const piping = cut.piping
  const trim = (line: Line): string =>
    piping
      ? `<path d="M${cloth
          .bend(line)
          .map((point) => point.join(' '))
          .join('L')}" fill="none" stroke="${piping}" stroke-width="3.2"/>`
      : stitch(cloth, line)
  return (
    cast(sketch, silhouette(cloth, [outline, band])) +
    piece(cloth, {
      outline,
      folds: [...left, ...otherSide(left), ...(cut.waist === 'band' ? [] : gathers(top + 30, 80))],
      grooves: [rise, hem, mirror(hem), pocket, mirror(pocket)],
      detail:
        seam(cloth, rise, 0.7) +
        shade(cloth, trace('M399 420 L396 870'), 14, 0.3) +
        trim(hem) +
        trim(mirror(hem)) +
        seam(cloth, pocket, 0.6) +
        seam(cloth, mirror(pocket), 0.6),
    }) +
    piece(cloth, {
      outline: band,
      lift: 0.6,
      strength: 0.8,
      folds: cut.waist === 'elastic' ? gathers(top, 40) : [],
      detail:
        cut.waist === 'band'
          ? stitch(cloth, trace(`M277 ${top} C340 ${top + 10} 460 ${top + 10} 523 ${top}`))
          : cut.waist === 'rib'
            ? ribs(cloth, trace(`M276 ${top + 13} C340 ${top + 23} 460 ${top + 23} 524 ${top + 13}`), 46, 5)
            : stitch(cloth, trace(`M276 ${top + 6} C340 ${top + 16} 460 ${top + 16} 524 ${top + 6}`)) +
              stitch(cloth, trace(`M275 ${top + 22} C340 ${top + 32} 460 ${top + 32} 525 ${top + 22}`)),
    })
  )
}
