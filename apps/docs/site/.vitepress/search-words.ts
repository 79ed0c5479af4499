/**
 * The words of a text that the search keeps. A name such as `created_at` is a word, and so are its parts; MiniSearch's own
 * rule knows only the parts, of which `at` is everywhere. The functions here run in the browser, as their own text: they
 * use nothing from outside of them.
 */
export const wordsOfPage = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}_]+/u)
    .flatMap((word) => (/[^_]_+[^_]/.test(word) ? [word].concat(word.split('_')) : [word]))

/** What is asked for: a name as a whole. */
export const wordsOfQuery = (text: string): string[] => text.split(/[^\p{L}\p{N}_]+/u)

/** How much a place is worth among those that have the words: a guide explains, and there are a thousand small types. */
export const weightOfPlace = (id: string): number =>
  id.includes('/guide/') ? 4 : id.includes('/types/') ? 0.5 : 1
