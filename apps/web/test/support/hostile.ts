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

export const hostile = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue() })

export function isClean(): boolean {
  return !('polluted' in Object.prototype) && !('polluted' in {})
}
