import type { viewNames } from '../packages/sample-store/src/views.ts'
import { dyes, type ColourName } from './colours.ts'
import type { Sketch } from './drawing/sketch.ts'
import type { Kind } from './kinds.ts'
import { sunglasses } from './objects/eyewear.ts'
import { vase, vaseFloor } from './objects/home.ts'
import { cardHolder } from './objects/leather.ts'
import { watch } from './objects/watches.ts'
import { portraitOf, type Product } from './product.ts'
import { hang } from './scenes/parts.ts'
import { place, stand } from './scenes/place.ts'
import { arch, block, drum, rail, slab, windowLight } from './scenes/room.ts'
import { paper, table } from './stage/ground.ts'

type ViewName = (typeof viewNames)[number]

export type View = (sketch: Sketch) => string

/** Where the eye goes in close: a seam, a buckle, a rim. In units of the portrait. */
const focus: Readonly<Record<Kind, readonly [x: number, y: number, zoom: number]>> = {
  tee: [330, 280, 3],
  top: [400, 330, 2.6],
  shirt: [430, 290, 3],
  dress: [420, 330, 2.8],
  slip: [400, 250, 2.8],
  jumpsuit: [420, 360, 2.8],
  kurti: [420, 300, 2.8],
  set: [390, 300, 2.6],
  eyewear: [270, 520, 2.6],
  watch: [400, 500, 2.5],
  belt: [400, 590, 2.4],
  leather: [330, 450, 2.6],
  candle: [400, 600, 2.2],
  cushion: [270, 330, 2.8],
  vase: [400, 640, 2.2],
}

function detail(product: Product, colour: ColourName): View {
  const [x, y, zoom] = focus[product.kind]
  return (sketch) =>
    `<g transform="translate(400 500) scale(${zoom}) translate(${-x} ${-y})">${portraitOf(product, sketch, colour)}</g>`
}

interface Hanging {
  readonly rail: number
  readonly neck: number
  readonly half: number
  readonly scale: number
}

/** How a garment hangs: where its neck is drawn, and how wide its hanger may be. */
const hanging: Readonly<Partial<Record<Kind, Hanging>>> = {
  tee: { rail: 168, neck: 172, half: 118, scale: 0.84 },
  top: { rail: 168, neck: 128, half: 78, scale: 0.84 },
  shirt: { rail: 160, neck: 160, half: 120, scale: 0.84 },
  dress: { rail: 96, neck: 150, half: 96, scale: 0.84 },
  slip: { rail: 104, neck: 92, half: 60, scale: 0.84 },
  jumpsuit: { rail: 84, neck: 92, half: 94, scale: 0.84 },
  kurti: { rail: 90, neck: 142, half: 96, scale: 0.84 },
}

/** Beside something whose size everybody knows: on a hanger and a rail, or on a plinth by a vase. */
function styled(product: Product, colour: ColourName): View {
  const { draw, pose, kind } = product
  const how = hanging[kind]
  const item = (s: Sketch) => draw(s, dyes[colour], colour)
  if (how !== undefined)
    return (s) =>
      table(s, 900) +
      windowLight(s, 80, 40, 420) +
      rail(s, how.rail) +
      hang(s, how.rail, { markup: item(s), x: 400, scale: how.scale, neck: how.neck, half: how.half })
  if (pose.kind === 'standing')
    return (s) =>
      table(s, 720) +
      arch(s, 430, 90, 470, 732) +
      windowLight(s, 30, 50, 390) +
      drum(s, 420, 690, 172, 850) +
      stand(item(s), 420, 694, pose.scale * 0.62, pose.floor) +
      (kind === 'vase' ? block(s, 690, 800, 190, 900) : stand(vase(s, dyes.White), 690, 900, 0.42, vaseFloor))
  if (kind === 'cushion')
    return (s) =>
      table(s, 640) +
      windowLight(s, 40, 50, 400) +
      block(s, 400, 720, 640, 880, '#cdbfa9') +
      place(item(s), 380, 470, 0.62, -5) +
      stand(vase(s, dyes.Black), 650, 716, 0.4, vaseFloor)
  return (s) =>
    paper(s) +
    slab(
      s,
      'M96 210 C230 140 560 150 690 230 C760 340 750 690 670 790 C560 870 220 870 120 780 C40 680 40 330 96 210Z',
    ) +
    windowLight(s, 60, 40, 420) +
    place(item(s), 370, 470, kind === 'set' ? 0.72 : 0.66, -6) +
    companion(s, kind, colour)
}

/** What lies beside it: never the thing itself. */
function companion(s: Sketch, kind: Kind, colour: ColourName): string {
  if (kind === 'watch') return place(sunglasses(s, dyes.Black, 'metal'), 590, 780, 0.42, 12)
  if (kind === 'eyewear') return place(cardHolder(s, dyes.Red), 590, 740, 0.44, 9)
  const dial = colour === 'White' ? dyes.Blue : dyes.White
  return place(watch(s, dial, 'dress'), 610, 760, 0.42, 14)
}

/** From another side: turned on the table, or leaning the other way. */
function angle({ draw, pose, kind }: Product, colour: ColourName): View {
  const item = (s: Sketch) => draw(s, dyes[colour], colour)
  // A label would read backwards.
  const seen = (s: Sketch) =>
    kind === 'candle' ? item(s) : `<g transform="translate(800 0) scale(-1 1)">${item(s)}</g>`
  if (pose.kind === 'standing')
    return (s) =>
      table(s, 600) +
      windowLight(s, 20, 30, 440) +
      block(s, 400, 760, 520, 930, '#cdbfa9') +
      stand(seen(s), 372, 752, pose.scale * 0.78, pose.floor)
  const turn: Readonly<Partial<Record<Kind, number>>> = { eyewear: 24, watch: -28, leather: 16, cushion: 12 }
  return (s) =>
    paper(s) +
    windowLight(s, 60, 40, 420, 0.9) +
    place(item(s), 400, 520, 0.86, turn[kind] ?? 11) +
    windowLight(s, 60, 40, 420, 0.3)
}

export function viewOf(product: Product, name: ViewName): View {
  const [colour] = product.colours
  if (colour === undefined) throw new Error(`${product.slug} has no colour.`)
  const make = { styled, angle, detail }[name]
  return make(product, colour)
}
