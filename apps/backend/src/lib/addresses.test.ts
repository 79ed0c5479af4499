import { expect, it } from 'vitest'

import { isLinkAddress, isPageAddress } from './addresses'

it.each([
  ['/category/shirts?color=blue#list', true, true],
  ['https://linen.test/a', true, true],
  ['mailto:help@shop.test', false, true],
  ['tel:+49301', false, true],
  ['//evil.test', false, false],
  ['/\\evil.test', false, false],
  ['/\t/evil.test', false, false],
  ['https:/evil.test', false, false],
  ['https:///evil.test', false, false],
  ['https://a.test\\@evil.test', false, false],
  ['javascript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['', false, false],
])('%j: a page %s, a link %s', (address, isPage, isLink) => {
  expect([isPageAddress(address), isLinkAddress(address)]).toEqual([isPage, isLink])
})
