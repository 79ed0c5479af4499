import type { Cloth } from '../cloth/cloth.ts'
import { drape, fold, otherSide, type Fold } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { seam, shade, stitch } from '../cloth/seam.ts'
import { closed, mirror, open, symmetric, trace } from '../drawing/line.ts'
import { clipped } from '../drawing/sketch.ts'
import { cast } from '../stage/shadow.ts'
import { sash } from './sash.ts'
import { silhouette } from './sleeves.ts'
import { strap } from './tops.ts'
import { inside } from './trims.ts'

/** A bias-cut slip: cowl neck, thin straps, long unbroken folds. */
export function slipDress(cloth: Cloth): string {
  const { sketch } = cloth
  const outline = symmetric(
    'M400 268 C372 262 340 238 312 206 C306 244 292 276 272 300 C276 360 296 408 300 452 C292 530 262 620 246 720 C236 790 230 850 224 916 C280 940 340 946 400 944',
  )
  const front = trace('M312 206 C340 238 372 262 400 268 C428 262 460 238 488 206')
  const back = trace('M312 206 C350 214 450 214 488 206')
  const left = [
    fold('M318 214 C330 270 350 300 400 304', 30, 0.42, 9),
    fold('M310 226 C324 296 350 330 404 336', 26, -0.34, 8),
    fold('M304 250 C318 330 340 360 392 370', 24, 0.26, 8),
    fold('M310 460 C300 560 270 700 262 920', 54, 0.42, 15),
    fold('M330 440 C330 580 312 720 304 930', 44, -0.32, 13),
    fold('M356 470 C356 600 350 760 342 940', 56, 0.36, 16),
    fold('M282 310 C310 350 330 400 336 450', 26, 0.26, 8),
    fold('M296 450 C330 462 360 470 388 500', 22, -0.2, 8),
  ]
  return (
    strap(cloth, 'M313 212 C316 170 330 130 348 92 C356 78 366 88 360 108 C350 150 330 180 322 214', 5) +
    strap(cloth, 'M487 212 C484 170 470 130 452 92 C444 78 434 88 440 108 C450 150 470 180 478 214', 5) +
    cast(sketch, silhouette(cloth, [outline])) +
    inside(cloth, back, front, { x: 400, y: 222, width: 40 }) +
    piece(cloth, {
      outline,
      folds: [
        ...left,
        ...otherSide(left),
        ...drape(sketch.random, {
          from: [300, 560],
          to: [500, 940],
          count: 4,
          length: [260, 360],
          width: [34, 60],
          height: [0.2, 0.36],
          lean: 0.05,
        }),
      ],
      detail: stitch(cloth, trace('M224 906 C280 930 520 930 576 906')),
      grooves: [trace('M224 906 C280 930 520 930 576 906')],
    })
  )
}

/** Folds that open from the waist to the hem, as a skirt falls. */
function skirtFolds(
  cloth: Cloth,
  top: number,
  bottom: number,
  waist: number,
  hem: number,
  count: number,
): readonly Fold[] {
  const random = cloth.sketch.random
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.3 + random() * 0.4) / count
    const from = 400 - waist + share * waist * 2
    const to = 400 - hem + share * hem * 2
    const start = top + random() * 90
    const path = `M${from} ${start} C${from + (to - from) * 0.2} ${start + 140} ${to} ${bottom - 200} ${to} ${bottom}`
    return fold(path, 22 + random() * 30, (index % 2 ? -1 : 1) * (0.2 + random() * 0.2), 6 + random() * 8)
  })
}

export function wrapDress(cloth: Cloth): string {
  const { sketch } = cloth
  const sleeve = trace('M252 196 C214 214 180 280 152 372 C180 394 214 404 244 404 L272 330 Z')
  const bodice = symmetric(
    'M400 200 L338 160 C306 172 276 184 250 198 C262 252 268 310 268 350 C276 400 288 430 292 462 L400 470',
  )
  const skirt = symmetric('M400 456 L292 456 C276 540 226 720 192 900 C260 930 330 936 400 934')
  const under = trace('M452 162 C430 240 380 330 300 420 L294 470 L430 470 L520 300 Z')
  const over = trace('M346 162 C372 250 420 330 506 440 L508 472 L292 472 L268 350 L262 196 Z')
  const armFolds = [
    fold('M236 230 C206 300 190 350 176 392', 34, 0.28, 10),
    fold('M250 320 C226 350 214 376 206 398', 22, -0.24, 7),
  ]
  const bodiceFolds = [
    fold('M270 300 C310 350 380 410 480 452', 34, 0.26, 10),
    fold('M276 350 C320 390 380 430 440 456', 24, -0.24, 8),
    fold('M300 200 C300 270 320 330 370 400', 36, 0.2, 12),
    fold('M284 410 C330 436 380 450 420 460', 20, 0.22, 6),
  ]
  const rightFolds = [
    fold('M520 290 C480 350 430 410 340 456', 34, 0.24, 10),
    fold('M524 340 C490 390 450 430 400 456', 24, -0.22, 8),
  ]
  const wrapEdge = trace('M452 470 C444 600 420 760 388 934')
  const opening = trace('M346 160 C366 240 388 276 408 306 C426 274 444 236 454 160')
  return (
    cast(sketch, silhouette(cloth, [bodice, skirt, sleeve, mirror(sleeve)])) +
    piece(cloth, {
      outline: sleeve,
      folds: armFolds,
      detail: stitch(cloth, trace('M155 362 C182 384 214 394 246 394')),
    }) +
    piece(cloth, {
      outline: mirror(sleeve),
      folds: otherSide(armFolds),
      detail: stitch(cloth, mirror(trace('M155 362 C182 384 214 394 246 394'))),
    }) +
    inside(cloth, trace('M338 160 C362 150 438 150 462 160'), opening, { x: 400, y: 178, width: 46 }) +
    `<g ${clipped(sketch, closed(cloth.bend(bodice)))}>${piece(cloth, { outline: [...trace('M452 158 L540 196 L532 350 L508 472 L292 472 L300 420'), ...trace('M300 420 C380 330 430 240 452 158')], folds: rightFolds, detail: stitch(cloth, trace('M446 162 C424 240 374 330 292 420')) })}${shade(cloth, under.slice(0, 20), 10, 0.2)}</g>` +
    `<g ${clipped(sketch, closed(cloth.bend(symmetric('M400 150 L338 150 C306 172 276 184 250 198 C262 252 268 310 268 350 C276 400 288 430 292 462 L400 470'))))}>${piece(cloth, { outline: over, lift: 1.2, folds: bodiceFolds, detail: stitch(cloth, trace('M354 164 C380 250 428 326 512 434')) })}</g>` +
    piece(cloth, {
      outline: skirt,
      lift: 0.4,
      folds: [...skirtFolds(cloth, 470, 930, 96, 196, 12)],
      grooves: [trace('M192 884 C260 914 540 914 608 884')],
      detail: stitch(cloth, trace('M190 884 C260 914 540 914 610 884')),
    }) +
    `<g ${clipped(sketch, closed(cloth.bend(skirt)))}>${piece(cloth, {
      outline: [...wrapEdge, ...trace('M388 934 L150 960 L150 460 L452 460')],
      lift: 1,
      folds: skirtFolds(cloth, 480, 930, 90, 190, 9).filter((entry) => (entry.line[0]?.[0] ?? 0) < 440),
      detail: stitch(
        cloth,
        wrapEdge.map(([x, y]) => [x - 7, y]),
      ),
    })}</g>` +
    sash(cloth, 462, 110, 446)
  )
}

export function pleatedDress(cloth: Cloth): string {
  const { sketch, bend } = cloth
  const bodice = symmetric(
    'M400 214 C366 212 346 196 334 164 L272 184 C280 240 270 290 252 326 C262 370 284 410 292 446 L400 452',
  )
  const skirt = symmetric('M400 440 L290 440 C274 540 220 730 190 902 C260 930 330 936 400 936')
  const neck = trace('M334 164 C346 196 366 212 400 214 C434 212 454 196 466 164')
  const arm = trace('M272 184 C280 240 270 290 252 326')
  const count = 17
  const edges = Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count
    const ease = (at: number): number => 400 + (share - 0.5) * 2 * at
    return trace(`M${ease(106)} 446 C${ease(124)} 560 ${ease(178)} 760 ${ease(208)} 940`)
  })
  const pleats = edges.slice(0, -1).flatMap((edge) => {
    const offset = (dx: number) =>
      edge.map(([x, y]) => [x + dx * (0.45 + ((y - 446) / 494) * 0.75), y] as const)
    return [
      { line: offset(9), width: 15, height: 0.34, soft: 4 },
      { line: offset(1), width: 7, height: -0.5, soft: 2 },
    ]
  })
  const lines = edges
    .slice(1, -1)
    .map((edge) => {
      const path = open(bend(edge))
      return `<path d="${path}" stroke="#000" stroke-opacity=".34" stroke-width="1.5"/><path d="${path}" transform="translate(-2.2 0)" stroke="#fff" stroke-opacity=".12" stroke-width="1.6"/>`
    })
    .join('')
  const darts = trace('M330 446 C332 400 336 370 344 340')
  const left = [
    fold('M262 330 C300 360 330 390 350 430', 26, 0.24, 8),
    fold('M258 330 C300 340 340 352 380 380', 20, -0.2, 7),
    fold('M300 190 C300 240 306 290 320 330', 40, 0.18, 14),
    fold('M344 340 C336 380 332 410 330 446', 12, -0.3, 4),
  ]
  const waist = trace('M289 434 C340 444 460 444 511 434 L513 462 C460 472 340 472 287 462 Z')
  return (
    cast(sketch, silhouette(cloth, [bodice, skirt])) +
    inside(cloth, trace('M334 164 C362 156 438 156 466 164'), neck, { x: 400, y: 172, width: 42 }) +
    piece(cloth, {
      outline: skirt,
      folds: pleats,
      detail: `<g fill="none">${lines}</g>${stitch(cloth, trace('M186 892 C260 922 540 922 614 892'))}`,
    }) +
    piece(cloth, {
      outline: bodice,
      lift: 0.6,
      folds: [...left, ...otherSide(left)],
      grooves: [darts, mirror(darts)],
      detail:
        seam(cloth, darts, 0.6) +
        seam(cloth, mirror(darts), 0.6) +
        [
          neck.map(([x, y]) => [x, y + 7] as const),
          arm.map(([x, y]) => [x + 6, y] as const),
          mirror(arm.map(([x, y]) => [x + 6, y] as const)),
        ]
          .map((line) => stitch(cloth, line))
          .join(''),
    }) +
    piece(cloth, {
      outline: waist,
      lift: 0.6,
      strength: 0.7,
      detail:
        stitch(cloth, trace('M289 439 C340 449 460 449 511 439')) +
        stitch(cloth, trace('M287 457 C340 467 460 467 513 457')),
    })
  )
}
