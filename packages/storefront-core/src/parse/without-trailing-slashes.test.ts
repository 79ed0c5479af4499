import { expect, it } from 'vitest'
import { withoutTrailingSlashes } from './without-trailing-slashes.ts'

it.each([
  ['https://shop.test/store///', 'https://shop.test/store'],
  ['https://shop.test', 'https://shop.test'],
  ['/a//b/', '/a//b'],
  ['///', ''],
  ['', ''],
])('%j without slashes at its end is %j', (address, expected) => {
  expect(withoutTrailingSlashes(address)).toBe(expected)
})
