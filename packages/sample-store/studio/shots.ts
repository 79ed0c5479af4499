import { dyes } from './colours.ts'
import { createSketch, type Sketch } from './drawing/sketch.ts'
import { products } from './products.ts'
import { categoryScenes } from './scenes/categories.ts'
import { hero, heroTall } from './scenes/heroes.ts'
import { document, landscape, portrait, type Frame } from './stage/ground.ts'

/** One picture to be taken: its file name and how its SVG comes about. */
export interface Shot {
  readonly name: string
  readonly frame: Frame
  readonly svg: () => string
}

function shot(name: string, seedName: string, frame: Frame, draw: (sketch: Sketch) => string): Shot {
  return {
    name,
    frame,
    svg: () => {
      const sketch = createSketch(seedName)
      const body = draw(sketch)
      return document(sketch, body, frame)
    },
  }
}

/** Every colour of a product is seeded by the product: the same garment, lying the same way, in another dye. */
export function allShots(): readonly Shot[] {
  return [
    ...products.flatMap(({ slug, colours, draw }) =>
      colours.map((colour) =>
        shot(`${slug}-${colour.toLowerCase()}`, slug, portrait, (sketch) =>
          draw(sketch, dyes[colour], colour),
        ),
      ),
    ),
    ...Object.entries(categoryScenes).map(([slug, scene]) =>
      shot(`category-${slug}`, `category-${slug}`, portrait, scene),
    ),
    shot('hero', 'hero', landscape, hero),
    shot('hero-tall', 'hero', portrait, heroTall),
  ]
}
