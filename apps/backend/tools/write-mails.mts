import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { write } from '../src/lib/email/write'
import { mailLanguage } from '../src/lib/email/messages/mail-language'
import { languagesOf, letterNames, type MailLanguageCode } from '../src/lib/letters/letters'
import { sampleLetter } from '../src/lib/letters/samples'

/** Writes every letter in every language into reports/mails, as HTML and as text. Sends nothing. */
const root = resolve(import.meta.dirname, '../../..')
const directory = join(root, 'reports/mails')
const picture = (name: string) => pathToFileURL(join(root, `packages/sample-store/images/${name}.webp`)).href

const currencies: Readonly<Record<MailLanguageCode, string>> = { en: 'usd', de: 'eur', hi: 'inr', ar: 'aed' }
const sender = { name: 'Umber & Ecru', contactEmail: 'support@umber-ecru.example' }

rmSync(directory, { recursive: true, force: true })
let count = 0
for (const name of letterNames)
  for (const code of languagesOf(name)) {
    const letter = sampleLetter(name, {
      language: mailLanguage(code),
      number: 'UE-000105',
      currency: currencies[code],
      pictures: [picture('linen-shirt-white-800'), picture('fig-vetiver-candle-angle-800')],
    })
    const { html, text, subject } = write(letter, sender)
    mkdirSync(join(directory, code), { recursive: true })
    writeFileSync(join(directory, code, `${name}.html`), html)
    writeFileSync(join(directory, code, `${name}.txt`), `${subject}\n\n${text}`)
    count += 1
  }
process.stdout.write(`${count} letters are in ${directory}\n`)
