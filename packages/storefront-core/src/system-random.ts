import type { Random } from './ports/platform.ts'

/** The platform's source of chance, named here and nowhere else: most runtimes have it, no ES library types do. */
interface ChancePlatform {
  readonly crypto?: { getRandomValues(words: Uint32Array): Uint32Array }
}

const words = 2 ** 32

/** The runtime's own chance; where it has no `crypto`, as in React Native without a polyfill, plain `Math.random`. */
export const systemRandom: Random = {
  integer: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
}

/** From 0 up to, but never, 1. */
function fraction(): number {
  const { crypto } = globalThis as unknown as ChancePlatform
  const [word] = crypto?.getRandomValues(new Uint32Array(1)) ?? []
  return word === undefined ? Math.random() : word / words
}
