// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { leaksIn, readBuild } from './build-leaks.ts'

const whatOf = (text: string, name = 'assets/entry-1a.js') =>
  leaksIn([{ name, text }], { 'a password': 'umber-admin' }).map(({ what }) => what)

it.each([
  ['a source map', 'f()\n//# sourceMappingURL=entry-1a.js.map'],
  ['a source map', '.a{}\n/*# sourceMappingURL=styles.css.map */'],
  ['a secret API key', 'const k="sk_4f1a"'],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a path of the admin API', 'fetch("/admin/orders")'],
  ['a path of the machine it was built on', '"/home/asha/shop/src/a.ts"'],
  ['a path of the machine it was built on', '"file:///srv/shop"'],
  ['a path of the machine it was built on', '"C:\\\\shop\\\\src"'],
  [
    'styles of the toasts in a script, which the content security policy blocks',
    'i("[data-sonner-toaster][dir=ltr]{color:red}")',
  ],
  ['a password', 'signIn("umber-admin")'],
])('[F-111] finds %s', (what, text) => {
  expect(whatOf(text)).toEqual([what])
})

it.each(['assets/entry.js.map', '.env', '.env.production', 'src/main.tsx'])(
  '[F-111] finds a file that is not for visitors: %s',
  (name) => {
    expect(whatOf('', name)).toEqual(['a file that is not for visitors'])
  },
)

it('finds nothing in a normal build', () => {
  expect(whatOf('a{top:0}[data-sonner-toaster][dir=ltr]{top:0}', 'assets/toaster.css')).toEqual([])
  expect(
    whatOf('task_1="disk_a"; location="/account/orders"; root="#root"; url="https://x.example/administer"'),
  ).toEqual([])
})

it('reads every file once, whatever directory it is in', () => {
  const directory = mkdtempSync(join(tmpdir(), 'build-'))
  writeFileSync(join(directory, 'a.js'), 'sk_1')
  writeFileSync(join(directory, 'a.js.br'), '...')
  expect(readBuild(directory)).toEqual([{ name: 'a.js', text: 'sk_1' }])
  rmSync(directory, { recursive: true })
})
