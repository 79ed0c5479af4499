const side = /^-?(?:[mp][lr]|scroll-[mp][lr]|left|right)-|^(?:text|float|clear)-(?:left|right)$/
const edge = /^(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-|$)/

/**
 * Tailwind's classes for the left or the right, such as `ml-2`, of which there are twins for the start and the end of a line: `ms-2`.
 * A class with `rtl:` or `ltr:` is for one direction, and may be.
 */
export function physicalClasses(file: string, source: string): readonly string[] {
  const texts = [...source.matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , text = '']) => text)
  return texts
    .flatMap((text) => text.split(/[\s`'"{}$]+/))
    .filter((word) => {
      const name = word.replace(/^(?:[^\s:[\]]+(?:\[[^\]]*\])?:)+/, '')
      return !/\b(?:rtl|ltr):/.test(word) && (side.test(name) || edge.test(name))
    })
    .map((word) => `${file}: ${word}`)
}
