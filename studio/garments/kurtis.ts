import type { Cloth } from '../cloth/cloth.ts'
import { cut } from '../cloth/cloth.ts'
import { drape, fold, otherSide } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { seam, shade, stitch } from '../cloth/seam.ts'
import { closed, mirror, open, symmetric, trace, type Line } from '../drawing/line.ts'
import { clipped } from '../drawing/sketch.ts'
import { cast } from '../stage/shadow.ts'
import { blockBorder, blockPrint, chikan, zari } from './prints.ts'
import { silhouette } from './sleeves.ts'
import { legs } from './trousers.ts'
import { button, inside } from './trims.ts'

export type KurtiCut = 'block-print' | 'chikan' | 'mangalgiri'

function kurtiPrint(cloth: Cloth, style: KurtiCut): { body: string; sleeve: string } {
  const { sketch, dye } = cloth
  if (style === 'block-print') {
    return { body: blockPrint(sketch) + blockBorder(sketch, 792), sleeve: blockPrint(sketch, 16) }
  }
  if (style === 'mangalgiri') return { body: zari(sketch, 806, 34), sleeve: '' }
  return {
    body:
      chikan(sketch, dye, { x: 200, y: 400, width: 400, height: 360 }, false) +
      chikan(sketch, dye, { x: 330, y: 150, width: 140, height: 260 }, true) +
      chikan(sketch, dye, { x: 180, y: 768, width: 440, height: 82 }, true),
    sleeve: chikan(sketch, dye, { x: 100, y: 470, width: 600, height: 60 }, true),
  }
}

/** Trousers that only show below the hem of the kurti. */
function lowerHalf(cloth: Cloth): { outline: Line; markup: string } {
  const outline = legs(46, 500, 946, 96, 118).map(([x, y]) => [x < 400 ? x - 4 : x + 4, y] as const)
  const folds = [
    fold('M340 760 C338 820 336 880 334 946', 26, 0.36, 7),
    fold('M310 800 C306 850 304 900 300 946', 18, -0.24, 6),
    fold('M376 790 C374 850 372 900 368 946', 18, 0.22, 6),
  ]
  const hem = trace('M286 930 C320 938 360 938 394 932')
  return {
    outline,
    markup: piece(cloth, {
      outline,
      folds: [...folds, ...otherSide(folds)],
      detail:
        stitch(cloth, hem) + stitch(cloth, mirror(hem)) + shade(cloth, trace('M399 700 L394 946'), 10, 0.3),
    }),
  }
}

export function kurtiSet(cloth: Cloth, style: KurtiCut): string {
  const { sketch } = cloth
  const outline = symmetric(
    'M400 206 C366 204 344 182 336 150 C310 162 288 170 264 178 C274 232 272 284 258 330 C270 400 274 450 260 560 C244 680 232 760 222 834 C280 852 340 856 400 856',
  )
  const sleeve = trace(
    'M268 174 C232 192 208 250 190 340 C176 410 164 460 152 516 C172 530 198 536 222 534 C234 476 246 420 262 366 L282 290 Z',
  )
  const neck = trace('M336 150 C344 182 366 204 400 206 C434 204 456 182 464 150')
  const slit = trace('M392 204 C396 236 398 270 400 304 C402 270 404 236 408 204 Z')
  const armhole = trace('M264 178 C276 232 274 286 258 332')
  const print = kurtiPrint(cloth, style)
  const armFolds = [
    fold('M246 210 C222 290 210 350 196 420', 28, 0.28, 9),
    fold('M256 310 C230 350 214 380 204 410', 20, -0.24, 6),
    fold('M236 400 C214 450 196 490 186 520', 18, 0.22, 6),
  ]
  const left = [
    fold('M264 336 C300 400 322 480 330 620', 38, 0.24, 12),
    fold('M262 334 C300 350 340 380 372 430', 22, -0.2, 7),
    fold('M268 460 C262 580 250 700 242 840', 40, 0.3, 12),
    fold('M300 480 C296 600 288 720 282 850', 34, -0.26, 10),
    fold('M350 500 C348 620 342 740 338 856', 44, 0.26, 14),
    fold('M300 180 C290 240 286 280 284 340', 36, 0.16, 12),
  ]
  const side = trace('M262 560 C246 680 236 760 227 832')
  const cuff = trace('M155 505 C174 519 200 525 224 523')
  const trim = style === 'block-print' ? '#c68b4a' : style === 'mangalgiri' ? '#b98f4e' : cloth.dye.thread
  const edge = (line: Line, width: number): string =>
    `<path d="${open(cloth.bend(line))}" fill="none" stroke="${trim}" stroke-width="${width}"/>`
  const bottoms = lowerHalf(
    style === 'block-print'
      ? cut(
          sketch,
          { ...cloth.dye, body: '#e6dcca', deep: '#a4957b', relief: 0.6, light: 0.6, shade: 0.3 },
          'poplin',
        )
      : cloth,
  )
  const band =
    style === 'chikan'
      ? ''
      : edge(
          neck.map(([x, y]) => [x, y + 6] as const),
          5,
        ) + edge(trace('M389 206 C393 238 396 280 398 312 L402 312 C404 280 407 238 411 206'), 3.4)
  const sleeveBand =
    style === 'mangalgiri'
      ? edge(
          cuff.map(([x, y]) => [x + 1, y - 4] as const),
          13,
        )
      : style === 'block-print'
        ? edge(cuff, 7)
        : stitch(cloth, cuff)
  const sleeves = [false, true]
    .map((right) =>
      piece(cloth, {
        outline: right ? mirror(sleeve) : sleeve,
        folds: right ? otherSide(armFolds) : armFolds,
        print: right
          ? `<g transform="translate(800 0) scale(-1 1)">${print.sleeve}${style === 'chikan' ? '' : sleeveBand}</g>`
          : print.sleeve + (style === 'chikan' ? '' : sleeveBand),
      }),
    )
    .join('')
  return (
    cast(sketch, silhouette(cloth, [outline, sleeve, mirror(sleeve), bottoms.outline])) +
    bottoms.markup +
    sleeves +
    inside(cloth, trace('M336 150 C362 140 438 140 464 150'), neck, { x: 400, y: 160, width: 40 }) +
    piece(cloth, {
      outline,
      lift: 1.1,
      print: print.body + band,
      folds: [
        ...left,
        ...otherSide(left),
        ...drape(sketch.random, {
          from: [290, 460],
          to: [510, 850],
          count: 5,
          length: [200, 340],
          width: [26, 46],
          height: [0.14, 0.26],
          lean: 0.05,
        }),
      ],
      grooves: [armhole, mirror(armhole), side, mirror(side)],
      detail:
        seam(cloth, armhole, 0.5) +
        seam(cloth, mirror(armhole), 0.5) +
        stitch(cloth, side) +
        stitch(cloth, mirror(side)) +
        stitch(cloth, trace('M218 842 C280 846 520 846 582 842')),
    }) +
    `<g ${clipped(sketch, closed(cloth.bend(outline)))}><path d="${closed(cloth.bend(slit))}" fill="${cloth.dye.deep}"/>${shade(cloth, slit.slice(0, 17), 5, 0.4)}</g>` +
    [224, 252, 280].map((y) => button(cloth, [412, y], 3.6, style === 'chikan' ? 'shell' : 'horn')).join('')
  )
}
