import { expect, it } from 'vitest'

import { plainText } from './plain-text'

it.each([
  [
    '<p>Soft <b>linen</b>.</p>\n<ul><li>Cold wash</li><li>No iron</li></ul>',
    'Soft linen.\nCold wash\nNo iron',
  ],
  ['Soft<br>linen &amp; K&ouml;per &#8211; &#x2019;', 'Soft\nlinen & Köper – ’'],
  ['# Linen\n\nA **soft** [cloth](https://a.test).\n\n- *one*\n- `two`', 'Linen\nA soft cloth.\none\ntwo'],
  ['**Sizes**\n\n| Size | Chest |\n|---|---|\n| M | 100 |', 'Sizes\nSize Chest\nM 100'],
  ['&lt;p&gt;Soft&lt;/p&gt;', 'Soft'],
  [
    '<script>alert(1)</script><style>p{}</style><p onclick="x">Safe</p><iframe src="//a.test">x</iframe>',
    'Safe',
  ],
  ['<p><img src="/a.webp" alt="Cloth"></p>', ''],
])('of %j are the words %j', (text, words) => {
  expect(plainText(text)).toBe(words)
})

it.each(['Soft linen.', 'Fits < 40 cm, or > 50', 'Wash:\n- cold\n- alone', '2 * 3 * 4', 'size_chart_m', ''])(
  'leaves %j as it is',
  (text) => {
    expect(plainText(text)).toBe(text)
  },
)

it('is read in a time that grows with its length', () => {
  const begun = performance.now()
  for (const piece of [
    '<',
    '<p ',
    '**a ',
    '[',
    '![a](',
    '<!--',
    '<script>',
    '`',
    '~~',
    '|---',
    '# ',
    '- ',
    '&#',
  ])
    plainText(`<p>${piece.repeat(20_000)}</p>`)
  expect(performance.now() - begun).toBeLessThan(2000)
})
