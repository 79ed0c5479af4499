import type { Dye } from '../colours.ts'
import { createBend, type Bend } from '../drawing/bend.ts'
import type { Sketch } from '../drawing/sketch.ts'
import { materials, type Material, type MaterialName } from './material.ts'

/** A bolt of cloth on the cutting table: what it is made of, its dye, and how this garment happens to lie. */
export interface Cloth {
  readonly sketch: Sketch
  readonly dye: Dye
  readonly material: Material
  readonly bend: Bend
}

export function cut(sketch: Sketch, dye: Dye, material: MaterialName, bend = 4): Cloth {
  return { sketch, dye, material: materials[material], bend: createBend(sketch.seed, bend) }
}
