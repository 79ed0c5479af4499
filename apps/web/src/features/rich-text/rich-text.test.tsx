import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { RichText } from './rich-text.tsx'

const show = (text: string) => renderShop(<RichText text={text} level={2} />).container

describe('A text in Markdown or HTML', () => {
  it('has headings below the page’s own, paragraphs, lists, tables and quotes', () => {
    const page = show(
      '# Sizes\n\nMeasure **twice**.\nThen *cut*.\n\n## Tops\n\n- one\n- two\n\n3. three\n\n> Cloth gives.\n\n| Size | Chest |\n|---|---|\n| M | 100 |\n\n---\n\n`code`',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Sizes' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'Tops' })).toBeTruthy()
    expect(page.querySelector('strong')?.textContent).toBe('twice')
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'three',
    ])
    expect(page.querySelector('ol')?.start).toBe(3)
    expect(screen.getByRole('cell', { name: '100' })).toBeTruthy()
    expect(page.querySelector('blockquote')?.textContent).toBe('Cloth gives.')
  })

  it('begins at the second level also where the text has only lower headings', () => {
    show('### Sizes\n\n#### Tops')
    expect(screen.getByRole('heading', { level: 2, name: 'Sizes' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'Tops' })).toBeTruthy()
  })

  it('has links to pages of the shop, to the web, to mail and to telephones', () => {
    show('[a](/faq) [b](https://b.example/?x=1) [c](mailto:c@d.example) [e](tel:+49)')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/faq',
      'https://b.example/?x=1',
      'mailto:c@d.example',
      'tel:+49',
    ])
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](data:text/html,x)',
    '[a]( JaVaScRiPt:alert(1) )',
    '[a](vbscript:x)',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml,x)',
    '<javascript:alert(1)>',
  ])('has no link and no picture for %s', (text) => {
    const page = show(text)
    expect(page.querySelector('a, img')).toBeNull()
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Text <b onclick="alert(1)">bold</b>',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{}</style>',
    '<svg onload=alert(1)>',
  ])('runs nothing of %s', (text) => {
    const page = show(text)
    expect(page.querySelector('script, iframe, style, svg, b, a, [onerror], [onclick], [onload]')).toBeNull()
    expect(page.textContent).not.toMatch(/[<>]|alert/)
  })

  it('shows HTML as what it says, in the same elements as Markdown', () => {
    const html = show(
      '<h1>Sizes</h1><p>Measure <b>twice</b>. See <a href="/faq" onclick="x()">more</a>.</p><ul><li>one</li></ul><table><tr><th>Size</th></tr><tr><td>M</td></tr></table>',
    ).innerHTML
    const markdown = show(
      '# Sizes\n\nMeasure **twice**. See [more](/faq).\n\n- one\n\n| Size |\n|---|\n| M |',
    ).innerHTML
    expect(html).toBe(markdown)
    expect(html).toContain('<thead>')
  })

  it.each(['div', 'blockquote'])('has the words of a %s in a paragraph, which is one line of text', (tag) => {
    const page = show(`<${tag}>Soft <b>linen</b> cloth</${tag}>`)
    expect([...page.querySelectorAll(`${tag} > p`)].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Soft linen cloth']),
    )
  })

  it('begins at the third level on a page with headings of its own', () => {
    renderShop(<RichText text={'# Linen\n\n###### Care'} level={3} />)
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H4'])
  })

  it('reads the entities of HTML that are in texts', () => {
    expect(render(<RichText text="Kiesel &amp; Söhne &copy;" level={2} />).container.textContent).toBe(
      'Kiesel & Söhne ©',
    )
  })

  it('is read in a time that grows with its length', () => {
    const begun = performance.now()
    show(`${'*a '.repeat(8000)}\n\n${'['.repeat(8000)}`)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})
