import { viewNames } from '../packages/sample-store/src/views.ts'
import { createSketch, type Sketch } from './drawing/sketch.ts'
import { portraitOf } from './product.ts'
import { products } from './products.ts'
import { categoryScenes } from './scenes/categories.ts'
import { hero, heroTall } from './scenes/heroes.ts'
import { document, landscape, portrait, type Frame } from './stage/ground.ts'
import { viewOf } from './views.ts'

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
    ...products.flatMap((product) =>
      product.colours.map((colour) =>
        shot(`${product.slug}-${colour.toLowerCase()}`, product.slug, portrait, (sketch) =>
          portraitOf(product, sketch, colour),
        ),
      ),
    ),
    ...products.flatMap((product) =>
      viewNames.map((name) => shot(`${product.slug}-${name}`, product.slug, portrait, viewOf(product, name))),
    ),
    ...Object.entries(categoryScenes).map(([slug, scene]) =>
      shot(`category-${slug}`, `category-${slug}`, portrait, scene),
    ),
  ]
}

/** Pictures of the storefront's pages. They are files of the app that shows them, not of the sample store. */
export function pageShots(): readonly Shot[] {
  return [shot('hero', 'hero', landscape, hero), shot('hero-tall', 'hero', portrait, heroTall)]
}
