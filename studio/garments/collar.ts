import type { Cloth } from '../cloth/cloth.ts'
import { fold } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { seam, stitch } from '../cloth/seam.ts'
import { mirror, trace } from '../drawing/line.ts'
import { button, inside } from './trims.ts'

/**
 * A buttoned shirt collar: the inside of the stand and the back seen through the neck, the front band,
 * and two leaves whose fold runs round the neck.
 */
export function shirtCollar(cloth: Cloth, options: { buttonDown?: boolean; spread?: number } = {}): string {
  const spread = options.spread ?? 0
  const tipX = 344 - spread
  const leaf = trace(
    `M400 250 C390 268 ${tipX + 30} 290 ${tipX} 310 C${tipX - 16} 284 312 250 304 220 C306 196 322 180 344 172 C352 208 372 234 400 250`,
  )
  const edge = trace(`M396 260 C388 272 ${tipX + 28} 288 ${tipX + 2} 302 C${tipX - 12} 280 319 248 311 220`)
  const opening = inside(
    cloth,
    trace('M340 174 C362 160 438 160 460 174'),
    trace('M340 174 C352 208 372 236 400 252 C428 236 448 208 460 174'),
    { x: 400, y: 196, width: 50 },
  )
  const stand = piece(cloth, {
    outline: trace('M338 175 C362 158 438 158 462 175 L456 196 C436 182 364 182 344 196 Z'),
    strength: 0.7,
    detail: stitch(cloth, trace('M346 191 C366 178 434 178 454 191')),
  })
  const band = piece(cloth, {
    outline: trace(
      'M376 232 C386 244 394 250 400 254 C406 250 414 244 424 232 L420 262 C412 270 388 270 380 262 Z',
    ),
    lift: 0.5,
    strength: 0.7,
  })
  const leaves = [false, true]
    .map((right) => {
      const side = (line: ReturnType<typeof trace>) => (right ? mirror(line) : line)
      const roll = fold('M350 178 C358 210 376 232 398 246', 16, 0.5, 5)
      return piece(cloth, {
        outline: side(leaf),
        lift: 1.5,
        folds: [{ ...roll, line: side(roll.line) }],
        detail:
          stitch(cloth, side(edge)) + seam(cloth, side(trace('M344 172 C352 208 372 234 400 250')), 0.3),
      })
    })
    .join('')
  const tips = options.buttonDown
    ? button(cloth, [tipX + 7, 291], 4) + button(cloth, [800 - tipX - 7, 291], 4)
    : ''
  return opening + stand + band + leaves + button(cloth, [400, 258], 4.6) + tips
}

/** An open camp collar: a V, two broad notched leaves, the inside of the back above. */
export function campCollar(cloth: Cloth, depth = 352, piping?: string): string {
  const opening = inside(
    cloth,
    trace('M342 184 C364 174 436 174 458 184'),
    trace(`M342 184 C356 240 380 300 400 ${depth} C420 300 444 240 458 184`),
    { x: 400, y: 204, width: 52 },
  )
  const lapel = trace(
    `M338 206 C346 250 374 308 400 ${depth} C372 330 330 316 308 290 L326 270 C318 250 320 226 338 206`,
  )
  const leaf = trace(
    'M344 182 C328 186 308 206 300 226 C296 248 290 262 284 278 L330 288 C344 262 352 240 352 222 C348 208 344 196 344 182',
  )
  const back = trace(
    'M344 183 C366 166 434 166 456 183 C452 200 448 208 446 212 C430 198 370 198 354 212 C350 204 346 196 344 183',
  )
  const trim = (line: ReturnType<typeof trace>): string =>
    piping
      ? `<path d="M${cloth
          .bend(line)
          .map((point) => point.join(' '))
          .join('L')}" fill="none" stroke="${piping}" stroke-width="3.4" stroke-linejoin="round"/>`
      : stitch(cloth, line)
  const sides = [false, true]
    .map((right) => {
      const side = (line: ReturnType<typeof trace>) => (right ? mirror(line) : line)
      return (
        piece(cloth, {
          outline: side(lapel),
          lift: 1,
          detail: trim(side(trace(`M398 ${depth - 6} C372 324 334 310 314 288`))),
        }) +
        piece(cloth, {
          outline: side(leaf),
          lift: 1.2,
          detail: trim(side(trace('M304 228 C301 246 296 260 290 273 L328 282'))),
        })
      )
    })
    .join('')
  return opening + sides + piece(cloth, { outline: back, lift: 0.6, strength: 0.8 })
}
