import * as fc from 'fast-check'

/** Values that have broken shops before. */
const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  'data:text/html,<script>',
  '//evil.test/x.png',
  '/\\evil.test',
  '<img src=x onerror=alert(1)>',
  '\u0000\u202e',
  'NaN',
  '2',
  '1e999',
  '0000-00-00',
  'false',
  -1,
  0,
  1.5,
  1e308,
  -0,
  [],
  {},
  [null],
  { value: null },
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
)

/** Any JSON, and often a value that has broken shops before. */
export const hostile = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue() })

/** Objects with the given keys, each holding a valid value, a hostile one, or none. */
export function almost(shape: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  const spoiled = Object.entries(shape).map(([name, arbitrary]) => [
    name,
    fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: hostile }),
  ])
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(Object.fromEntries(spoiled) as typeof shape, { requiredKeys: [] }) },
    { weight: 1, arbitrary: hostile },
  )
}

/** A short list of them. */
export const few = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.array(arbitrary, { maxLength: 4 })

/** Whether no hostile value has reached the prototype of all objects. */
export function isClean(): boolean {
  return !('polluted' in Object.prototype) && !('polluted' in {})
}
