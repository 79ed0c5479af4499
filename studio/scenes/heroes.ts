import { dyes } from '../colours.ts'
import type { Sketch } from '../drawing/sketch.ts'
import { candle, candleFloor } from '../objects/candles.ts'
import { sunglasses } from '../objects/eyewear.ts'
import { vase, vaseFloor } from '../objects/home.ts'
import { belt, beltFloor } from '../objects/belts.ts'
import { landscape, portrait, table } from '../stage/ground.ts'
import { stack } from './folded.ts'
import { dyedShirt, hang } from './parts.ts'
import { place, stand } from './place.ts'
import { arch, block, drum, rail, windowLight } from './room.ts'

/** The folded cloth of both, from the lowest up. */
const pile = [
  { colour: 'Blue', material: 'heavy' },
  { colour: 'White', material: 'linen' },
  { colour: 'Green', material: 'twill' },
  { colour: 'Red', material: 'heavy' },
] as const

/** The wide still life of the home page: a hanging shirt, a niche with a vase, folded cloth, a candle, a pair of glasses. */
export function hero(sketch: Sketch): string {
  const clothes = stack(sketch, [...pile, { colour: 'White', material: 'heavy' }], 0, 0, 150)
  return (
    table(sketch, 600, landscape) +
    arch(sketch, 728, 84, 370, 612) +
    windowLight(sketch, 330, 10, 340) +
    rail(sketch, 54, 506) +
    hang(sketch, 54, { markup: dyedShirt(sketch, 'White', 'linen'), x: 208, scale: 0.82, neck: 160 }) +
    drum(sketch, 728, 540, 132, 676) +
    stand(vase(sketch, dyes.White), 728, 543, 0.58, vaseFloor) +
    block(sketch, 1010, 622, 300, 728, '#c9baa3') +
    `<g transform="translate(984 610) scale(.82)">${clothes.markup}</g>` +
    place(sunglasses(sketch, dyes.Black, 'round'), 984, 610 - 0.82 * 236, 0.27, -4) +
    drum(sketch, 556, 690, 78, 744, '#cdbfa9') +
    stand(candle(sketch, dyes.Black, 'fig'), 556, 693, 0.36, candleFloor) +
    stand(belt(sketch, dyes.Red, 'bridle'), 800, 742, 0.28, beltFloor)
  )
}

/** The same room for narrow screens, in one column. */
export function heroTall(sketch: Sketch): string {
  const clothes = stack(sketch, pile, 0, 0, 150)
  return (
    table(sketch, 720, portrait) +
    arch(sketch, 520, 120, 420, 730) +
    windowLight(sketch, 30, 60, 360) +
    drum(sketch, 520, 640, 150, 800) +
    stand(vase(sketch, dyes.White), 520, 643, 0.74, vaseFloor) +
    block(sketch, 236, 770, 330, 896, '#c9baa3') +
    `<g transform="translate(206 758) scale(.95)">${clothes.markup}</g>` +
    place(sunglasses(sketch, dyes.Black, 'round'), 206, 758 - 0.95 * 194, 0.34, -4) +
    stand(candle(sketch, dyes.Black, 'fig'), 632, 906, 0.5, candleFloor) +
    stand(belt(sketch, dyes.Red, 'bridle'), 440, 944, 0.36, beltFloor)
  )
}
