import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Refusal } from '../refusal.ts'

/** Reads a password from a file, from standard input (`-`), or from the terminal without showing it (`prompt`). */
export async function readPassword(file: string): Promise<string> {
  if (file !== 'prompt') {
    const content = file === '-' ? await text(process.stdin) : readFileSync(file, 'utf8')
    return content.replace(/\r?\n$/, '')
  }
  if (!process.stdin.isTTY)
    throw new Refusal('There is no terminal to ask for the password. Give it with: --password-file -')
  const password = await ask('Password: ')
  if (password !== (await ask('Once more: '))) throw new Refusal('The two differ. Nothing was changed.')
  return password
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
