import { dyes } from '../colours.ts'
import { belt, beltFloor } from '../objects/belts.ts'
import { candle, candleFloor } from '../objects/candles.ts'
import { sunglasses } from '../objects/eyewear.ts'
import { cushion, vase, vaseFloor } from '../objects/home.ts'
import { cardHolder } from '../objects/leather.ts'
import { watch } from '../objects/watches.ts'
import { paper, table } from '../stage/ground.ts'
import { stack } from './folded.ts'
import { dyedShirt, dyedSlip, hang, type Scene } from './parts.ts'
import { place, stand } from './place.ts'
import { arch, block, drum, rail, slab, windowLight } from './room.ts'

export const men: Scene = (s) => {
  const clothes = stack(
    s,
    [
      { colour: 'White', material: 'heavy' },
      { colour: 'Blue', material: 'heavy' },
      { colour: 'Green', material: 'twill' },
    ],
    0,
    0,
    150,
  )
  return (
    table(s, 770) +
    windowLight(s, 60, 30, 380) +
    rail(s, 84) +
    hang(s, 84, {
      markup: dyedShirt(s, 'Green', 'twill', {
        collar: 'point',
        sleeve: 'long',
        hem: 'straight',
        length: 800,
        pockets: 'two',
        horn: true,
      }),
      x: 252,
      scale: 0.72,
      neck: 160,
    }) +
    hang(s, 84, { markup: dyedShirt(s, 'White', 'linen'), x: 556, scale: 0.72, neck: 160 }) +
    block(s, 470, 826, 380, 940, '#c9baa3') +
    `<g transform="translate(436 812)">${clothes.markup}</g>` +
    stand(belt(s, dyes.Red, 'bridle'), 170, 928, 0.42, beltFloor)
  )
}

export const women: Scene = (s) =>
  table(s, 800) +
  arch(s, 300, 70, 450, 812) +
  windowLight(s, 40, 40, 400) +
  rail(s, 78) +
  hang(s, 78, { markup: dyedSlip(s, 'Red'), x: 300, scale: 0.82, neck: 92, half: 60 }) +
  drum(s, 620, 700, 116, 880) +
  stand(vase(s, dyes.White), 620, 703, 0.6, vaseFloor)

export const accessories: Scene = (s) =>
  paper(s) +
  slab(
    s,
    'M96 168 C200 128 470 120 560 190 C620 260 590 420 520 476 C420 530 180 520 110 450 C60 380 52 220 96 168Z',
  ) +
  slab(
    s,
    'M470 520 C560 470 700 500 736 590 C756 690 730 850 660 890 C570 926 470 880 446 790 C424 690 420 570 470 520Z',
    '#b9aa95',
  ) +
  windowLight(s, 60, 40, 400) +
  place(sunglasses(s, dyes.Black, 'round'), 322, 330, 0.72, -9) +
  place(watch(s, dyes.White, 'dress'), 594, 620, 0.66, 14) +
  place(cardHolder(s, dyes.Red), 236, 720, 0.72, -10)

export const homeEssentials: Scene = (s) =>
  table(s, 720) +
  arch(s, 480, 100, 440, 730) +
  windowLight(s, 20, 50, 380) +
  drum(s, 500, 640, 150, 800) +
  stand(vase(s, dyes.White), 500, 643, 0.76, vaseFloor) +
  `<g transform="translate(20 560) rotate(-4 200 150) scale(.5)"><g transform="translate(-120 -130)">${cushion(s, dyes.Green)}</g></g>` +
  stand(candle(s, dyes.Blue, 'monsoon'), 404, 926, 0.5, 812) +
  stand(candle(s, dyes.Black, 'fig'), 654, 910, 0.48, candleFloor)
