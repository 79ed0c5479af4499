/** Numbers from 0 to 1, of a seed: TEST_SEED repeats a run. */
export function randomNumbers(): () => number {
  let state = Number(process.env['TEST_SEED'] ?? 1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
