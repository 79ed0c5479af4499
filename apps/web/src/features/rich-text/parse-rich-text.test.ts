import { describe, expect, it } from 'vitest'
import { parseRichText, richTextWords } from './parse-rich-text.ts'

describe('A text in words', () => {
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
  ])('of %j is %j', (text, words) => expect(richTextWords(text)).toBe(words))

  it('is of HTML with indented lines no code, and of Markdown with a tag in it still Markdown', () => {
    expect(richTextWords('<ul>\n\n    <li>Soft</li>\n\n    <li>**Light**</li></ul>')).toBe('Soft\n**Light**')
    expect(richTextWords('- Soft<br>linen\n- **Light**\n\nCold *wash*')).toBe('Soft\nlinen\nLight\nCold wash')
    expect(richTextWords('Soft `<p>` linen')).toBe('Soft <p> linen')
  })

  it('may leave the headings out', () => {
    const text = '# Sizes\n\nMeasure **twice**, [then](/faq) cut &amp; sew.\n\n- one\n- two'
    expect(richTextWords(text, { headings: false })).toBe('Measure twice, then cut & sew.\none\ntwo')
  })

  it('never has a tag in it', () => {
    for (const text of [
      '<x-y onclick=a>b</x-y>',
      '<p <b>odd',
      '</p>stray',
      '<a href="x"><a href="y">twice</a></a>',
      '<td>cell</td>',
    ])
      expect(richTextWords(text)).not.toMatch(/[<>]/)
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
    const links = hrefs.flatMap((href) => parseRichText(`<div><a href="${href}" onclick="x()">a</a></div>`))
    expect(
      links
        .map((block) => (typeof block === 'string' ? undefined : block.parts[0]))
        .map((link) => (typeof link === 'string' ? undefined : link?.href)),
    ).toEqual(['https://a.test/', 'mailto:a@a.test', '/help', undefined, undefined, undefined, undefined])
  })

  it('keeps no attribute but addresses', () => {
    expect(parseRichText('<h1 style="color:red" id="main">Linen</h1>')).toEqual([
      { tag: 'h1', parts: ['Linen'] },
    ])
  })

  it('has pictures of the shop and of the web', () => {
    expect(
      parseRichText(
        '<div><img src="/static/a.webp" alt="Cloth" onerror="x()"><img src="javascript:x()" alt="no"></div>',
      ),
    ).toEqual([{ tag: 'div', parts: [{ tag: 'img', src: '/static/a.webp', alt: 'Cloth', parts: [] }] }])
  })

  it('has no block within a paragraph, which a browser would close', () => {
    expect(parseRichText('<p><b><div>Soft</div></b> linen</p>')).toEqual([
      { tag: 'p', parts: [{ tag: 'strong', parts: ['Soft'] }, ' linen'] },
    ])
  })

  it('keeps nothing between the rows of a table', () => {
    expect(parseRichText('<table> lost <tbody><tr> <td>a</td> lost </tr></tbody></table>')).toEqual([
      { tag: 'table', parts: [{ tag: 'tr', parts: [{ tag: 'td', parts: ['a'] }] }] },
    ])
  })
})
