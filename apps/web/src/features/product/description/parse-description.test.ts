import { describe, expect, it } from 'vitest'
import { hasMarkup } from './has-markup.ts'
import { mayHaveMarkup } from './may-have-markup.ts'
import { descriptionText, parseDescription } from './parse-description.ts'

describe('What is markup', () => {
  it.each([
    '<p>Soft linen.</p>',
    'Soft<br>linen',
    'Salt &amp; pepper',
    '# Linen\n\nSoft.',
    'A **soft** linen',
    'See [the guide](/help)',
    '&lt;p&gt;Soft&lt;/p&gt;',
  ])('is %j', (text) => expect([hasMarkup(text), mayHaveMarkup(text)]).toEqual([true, true]))

  it.each([
    'Soft linen.',
    'Fits < 40 cm, or > 50',
    'Wash:\n- cold\n- alone',
    'Sizes <S> to <XL>',
    '2 * 3 * 4',
    '#1 in Pune',
    '',
  ])('is not %j', (text) => expect(hasMarkup(text)).toBe(false))
})

describe('A description as text', () => {
  it.each([
    [
      '<p>Soft <b>linen</b>.</p>\n<ul><li>Cold wash</li><li>No iron</li></ul>',
      'Soft linen.\nCold wash\nNo iron',
    ],
    ['Soft<br>linen &amp; cotton', 'Soft\nlinen & cotton'],
    ['# Linen\n\nA **soft** [cloth](https://a.test).\n\n- one\n- two', 'Linen\nA soft cloth.\none\ntwo'],
    ['<p>unclosed <em>words', 'unclosed words'],
    ['&lt;p&gt;Soft&lt;/p&gt;', 'Soft'],
    [
      '<table><tr><th>Size</th><td>M</td></tr><tr><th>Fit</th><td>Loose</td></tr></table>',
      'Size M\nFit Loose',
    ],
    ['<script>alert(1)</script><style>p{}</style><p>Safe</p><iframe src="//a.test">x</iframe>', 'Safe'],
    ['<p></p><p>&nbsp;</p>', ''],
  ])('of %j is %j', (text, words) => expect(descriptionText(text)).toBe(words))

  it('never has a tag in it', () => {
    for (const text of [
      '<x-y onclick=a>b</x-y>',
      '<p <b>odd',
      '</p>stray',
      '<a href="x"><a href="y">twice</a></a>',
      '<td>cell</td>',
    ])
      expect(descriptionText(text)).not.toMatch(/[<>]/)
  })
})

describe('The safe subset', () => {
  it('has links to the web, to mailboxes and into the shop only', () => {
    const hrefs = [
      'https://a.test/',
      'mailto:a@a.test',
      '/help',
      'javascript:alert(1)',
      ' JAVASCRIPT:alert(1)',
      '//a.test',
      'data:text/html,x',
    ]
    const links = parseDescription(hrefs.map((href) => `<a href="${href}" onclick="x()">a</a>`).join(''))
    expect(links.map((link) => (typeof link === 'string' ? undefined : link.href))).toEqual([
      'https://a.test/',
      'mailto:a@a.test',
      '/help',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('puts headings below those of the page, and keeps no attribute but the address of a link', () => {
    expect(parseDescription('<h1 style="color:red" id="main">Linen</h1>')).toEqual([
      { tag: 'h3', parts: ['Linen'] },
    ])
  })

  it('keeps nothing between the rows of a table', () => {
    expect(parseDescription('<table> lost <tbody><tr> <td>a</td> lost </tr></tbody></table>')).toEqual([
      { tag: 'table', parts: [{ tag: 'tr', parts: [{ tag: 'td', parts: ['a'] }] }] },
    ])
  })
})
