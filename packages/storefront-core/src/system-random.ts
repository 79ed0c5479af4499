import type { Random } from './ports/platform.ts'

/**
 * The platform's random source, declared only here: most runtimes have it, but the ES library types do not.
 */
interface ChancePlatform {
  readonly crypto?: { getRandomValues(words: Uint32Array): Uint32Array }
}

const words = 2 ** 32

/** Uses the runtime's `crypto`; falls back to `Math.random`, as in React Native without a polyfill. */
export const systemRandom: Random = {
  integer: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
}

/** From 0 inclusive to 1 exclusive. */
function fraction(): number {
  const { crypto } = globalThis as unknown as ChancePlatform
  const [word] = crypto?.getRandomValues(new Uint32Array(1)) ?? []
  return word === undefined ? Math.random() : word / words
}
