import { cut } from '../cloth/cloth.ts'
import { dyes } from '../colours.ts'
import { coOrd } from '../garments/sets.ts'
import { camisole, tank } from '../garments/tops.ts'
import { belt, beltFloor } from '../objects/belts.ts'
import { candle, candleFloor } from '../objects/candles.ts'
import { sunglasses } from '../objects/eyewear.ts'
import { bifold, cardHolder } from '../objects/leather.ts'
import { watch } from '../objects/watches.ts'
import { paper, table } from '../stage/ground.ts'
import { accessories, homeEssentials, men, women } from './departments.ts'
import { stack } from './folded.ts'
import type { Scene } from './parts.ts'
import { place, stand } from './place.ts'
import { dresses, jumpsuits, kurtis, menShirts, womenShirts } from './rails.ts'
import { arch, block, drum, slab, windowLight } from './room.ts'

const tees: Scene = (s) => {
  const clothes = stack(
    s,
    [
      { colour: 'Black', material: 'heavy' },
      { colour: 'Blue', material: 'heavy' },
      { colour: 'Green', material: 'jersey' },
      { colour: 'Red', material: 'heavy' },
      { colour: 'White', material: 'jersey' },
      { colour: 'White', material: 'heavy' },
    ],
    0,
    0,
    170,
  )
  return (
    table(s, 660) +
    windowLight(s, 60, 60, 400) +
    block(s, 430, 700, 500, 860, '#d3c6b1') +
    `<g transform="translate(382 684) scale(1.12)">${clothes.markup}</g>`
  )
}

const tops: Scene = (s) =>
  paper(s) +
  windowLight(s, 60, 40, 400, 0.8) +
  place(tank(cut(s, dyes.Red, 'rib')), 540, 560, 0.78, 7) +
  place(camisole(cut(s, dyes.White, 'satin')), 286, 480, 0.84, -6) +
  windowLight(s, 60, 40, 400, 0.3)

const coords: Scene = (s) =>
  paper(s) +
  windowLight(s, 40, 40, 420, 0.8) +
  place(coOrd(cut(s, dyes.Green, 'linen'), 'linen'), 400, 540, 1.02, -3) +
  place(sunglasses(s, dyes.Black, 'round'), 210, 820, 0.44, -12) +
  windowLight(s, 40, 40, 420, 0.3)

const eyewear: Scene = (s) =>
  paper(s) +
  slab(
    s,
    'M120 150 C250 104 560 110 650 180 C700 250 690 380 620 440 C500 500 200 486 126 420 C70 350 70 200 120 150Z',
  ) +
  slab(
    s,
    'M180 560 C320 510 620 530 700 600 C740 680 720 800 640 850 C520 900 250 890 170 820 C110 740 120 610 180 560Z',
    '#b9aa95',
  ) +
  windowLight(s, 60, 40, 420) +
  place(sunglasses(s, dyes.Green, 'round'), 384, 330, 0.8, -7) +
  place(sunglasses(s, dyes.Blue, 'metal'), 420, 740, 0.8, 6)

const watches: Scene = (s) =>
  paper(s) +
  slab(
    s,
    'M150 180 C260 110 560 120 640 210 C710 330 700 700 630 800 C540 880 250 880 160 790 C90 680 90 280 150 180Z',
  ) +
  windowLight(s, 60, 40, 420) +
  place(watch(s, dyes.Black, 'field'), 280, 500, 0.82, -8) +
  place(watch(s, dyes.White, 'dress'), 540, 500, 0.8, 8)

const belts: Scene = (s) =>
  table(s, 640) +
  arch(s, 420, 90, 470, 652) +
  windowLight(s, 40, 50, 380) +
  drum(s, 330, 610, 200, 800) +
  stand(belt(s, dyes.Black, 'bridle'), 330, 628, 0.74, beltFloor) +
  stand(belt(s, dyes.Red, 'bridle'), 590, 890, 0.66, beltFloor)

const wallets: Scene = (s) =>
  paper(s) +
  slab(
    s,
    'M90 300 C220 230 560 230 690 310 C750 420 740 720 660 800 C540 860 220 850 120 780 C50 690 40 380 90 300Z',
  ) +
  windowLight(s, 60, 40, 420) +
  place(bifold(s, dyes.Black), 340, 420, 0.78, -4) +
  place(cardHolder(s, dyes.Red), 490, 660, 0.76, 6)

const candles: Scene = (s) =>
  table(s, 690) +
  windowLight(s, 40, 50, 400) +
  drum(s, 240, 640, 150, 800) +
  stand(candle(s, dyes.Red, 'sandalwood'), 240, 644, 0.68, candleFloor) +
  block(s, 570, 716, 340, 846, '#cdbfa9') +
  stand(candle(s, dyes.Black, 'fig'), 536, 704, 0.66, candleFloor) +
  stand(candle(s, dyes.Blue, 'monsoon'), 366, 940, 0.5, 812)

/** One still life for each category of the shop, by its slug. */
export const categoryScenes: Readonly<Record<string, Scene>> = {
  men,
  women,
  accessories,
  'home-essentials': homeEssentials,
  'men-tshirts': tees,
  'men-shirts': menShirts,
  'women-dresses': dresses,
  'women-tops': tops,
  'women-jumpsuits': jumpsuits,
  'women-coords': coords,
  'women-kurti-sets': kurtis,
  'women-shirts': womenShirts,
  'accessories-sunglasses': eyewear,
  'accessories-watches': watches,
  'accessories-belts': belts,
  'accessories-wallets': wallets,
  'home-premium-candles': candles,
}
