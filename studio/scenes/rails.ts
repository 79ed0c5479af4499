import { cut } from '../cloth/cloth.ts'
import { dyes } from '../colours.ts'
import { jumpsuit } from '../garments/jumpsuits.ts'
import { kurtiSet } from '../garments/kurtis.ts'
import { table } from '../stage/ground.ts'
import { dyedShirt, dyedSlip, dyedWrap, hang, type Scene } from './parts.ts'
import { rail, windowLight } from './room.ts'

export const menShirts: Scene = (s) =>
  table(s, 900) +
  windowLight(s, 80, 40, 420) +
  rail(s, 176) +
  hang(s, 176, {
    markup: dyedShirt(s, 'Blue', 'oxford', {
      collar: 'button-down',
      sleeve: 'long',
      hem: 'curved',
      pockets: 'one',
    }),
    x: 190,
    scale: 0.78,
    neck: 160,
  }) +
  hang(s, 176, { markup: dyedShirt(s, 'Green', 'linen'), x: 610, scale: 0.78, neck: 160 }) +
  hang(s, 176, { markup: dyedShirt(s, 'White', 'linen'), x: 400, scale: 0.84, neck: 160 })

export const dresses: Scene = (s) =>
  table(s, 900) +
  windowLight(s, 80, 40, 420) +
  rail(s, 104) +
  hang(s, 104, { markup: dyedWrap(s, 'Blue'), x: 250, scale: 0.84, neck: 150, half: 96 }) +
  hang(s, 104, { markup: dyedSlip(s, 'Green'), x: 570, scale: 0.8, neck: 92, half: 60 })

export const jumpsuits: Scene = (s) =>
  table(s, 920) +
  windowLight(s, 80, 40, 420) +
  rail(s, 84) +
  hang(s, 84, {
    markup: jumpsuit(cut(s, dyes.Blue, 'poplin'), { top: 'strapped', hem: 84, closing: 'sash' }),
    x: 560,
    scale: 0.84,
    neck: 66,
    half: 90,
  }) +
  hang(s, 84, {
    markup: jumpsuit(cut(s, dyes.White, 'linen'), { top: 'sleeveless', hem: 62, closing: 'sash' }),
    x: 260,
    scale: 0.84,
    neck: 100,
    half: 96,
  })

export const kurtis: Scene = (s) =>
  table(s, 920) +
  windowLight(s, 80, 40, 420) +
  rail(s, 90) +
  hang(s, 90, {
    markup: kurtiSet(cut(s, dyes.Red, 'oxford'), 'mangalgiri'),
    x: 616,
    scale: 0.8,
    neck: 142,
    half: 96,
  }) +
  hang(s, 90, {
    markup: kurtiSet(cut(s, dyes.White, 'poplin'), 'chikan'),
    x: 194,
    scale: 0.8,
    neck: 142,
    half: 96,
  }) +
  hang(s, 90, {
    markup: kurtiSet(cut(s, dyes.Blue, 'poplin'), 'block-print'),
    x: 404,
    scale: 0.84,
    neck: 142,
    half: 96,
  })

export const womenShirts: Scene = (s) =>
  table(s, 900) +
  windowLight(s, 80, 40, 420) +
  rail(s, 168) +
  hang(s, 168, {
    markup: dyedShirt(s, 'Green', 'satin', { collar: 'point', sleeve: 'long', hem: 'curved', length: 846 }),
    x: 566,
    scale: 0.82,
    neck: 160,
  }) +
  hang(s, 168, {
    markup: dyedShirt(s, 'White', 'poplin', { collar: 'point', sleeve: 'long', hem: 'curved', length: 860 }),
    x: 250,
    scale: 0.82,
    neck: 160,
  })
