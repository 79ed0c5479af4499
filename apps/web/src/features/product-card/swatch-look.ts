import { colorNamed } from './color-names.ts'

const cloths: ReadonlyMap<string, string> = new Map([
  ['white', 'bg-cloth-white'],
  ['black', 'bg-cloth-black'],
  ['red', 'bg-cloth-red'],
  ['blue', 'bg-cloth-blue'],
  ['green', 'bg-cloth-green'],
])

/** How a colour is shown: as one of the shop's cloths, filled, or as a picture of it. */
export type SwatchLook =
  | { readonly kind: 'cloth'; readonly className: string }
  | { readonly kind: 'fill'; readonly color: string }
  | { readonly kind: 'picture'; readonly src: string }

/** As the merchant has set it, else as its name says. Undefined for a name that is no colour's. */
export function swatchLook(name: string, own: string | undefined): SwatchLook | undefined {
  if (own !== undefined)
    return own.startsWith('#') ? { kind: 'fill', color: own } : { kind: 'picture', src: own }
  const className = cloths.get(name.trim().toLowerCase())
  if (className !== undefined) return { kind: 'cloth', className }
  const color = colorNamed(name)
  return color === undefined ? undefined : { kind: 'fill', color }
}
