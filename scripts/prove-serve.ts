import { strict as assert } from 'node:assert'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { repositoryRoot, startMailSink, startThrowAwayPostgres } from '@umber/dev-stack'
import { adminUser } from '../packages/sample-store/src/people.ts'
import { filesThatName } from './production/files-that-name.ts'
import { launch, run, type Ended } from './production/run-program.ts'

/**
 * `pnpm prove:serve` goes the way of docs/operations.md on an empty database: from the migration to a running shop and back.
 * Nothing is left behind.
 */

const built = join(repositoryRoot, 'apps/backend/.medusa/server')
assert(existsSync(built), 'There is no build to serve.')
// React's development build has them.
const sources = ['apps', 'packages', 'node_modules'].map((name) => join(repositoryRoot, name))
assert.deepEqual(
  filesThatName(join(built, 'public/admin'), sources),
  [],
  'The dashboard has paths of this machine.',
)

const begun = performance.now()
const shop = 'http://127.0.0.1:8310'
const backend = 'http://127.0.0.1:9310'
const owner = { email: 'owner@shop.example', password: randomBytes(12).toString('hex') }
/** A picture of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const mail = await startMailSink()
const postgres = await startThrowAwayPostgres()
const files = mkdtempSync(join(tmpdir(), 'umber-files-'))
const settings: NodeJS.ProcessEnv = {
  SHOP_URL: 'https://shop.example',
  BACKEND_URL: 'https://api.shop.example',
  TRUSTED_PROXIES: 'loopback',
  DATABASE_URL: postgres.url.href,
  JWT_SECRET: randomBytes(32).toString('hex'),
  COOKIE_SECRET: randomBytes(32).toString('hex'),
  AUTH_MFA_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  SMTP_URL: mail.url,
  MAIL_FROM: 'orders@shop.example',
  FILES_DIRECTORY: files,
  PORT: '8310',
  BACKEND_PORT: '9310',
}

try {
  await prove()
  note('done')
} finally {
  await postgres.stop()
  await mail.stop()
  rmSync(files, { recursive: true, force: true })
}

async function prove(): Promise<void> {
  const without = await run(['serve'], {})
  expectRefusal(without, /SHOP_URL is missing/, /DATABASE_URL is missing/, /JWT_SECRET is missing/)
  const { SMTP_URL: _url, MAIL_FROM: _from, ...withoutMail } = settings
  expectRefusal(await run(['serve', 'backend'], withoutMail), /SMTP_URL is missing/)
  const development = await run(['serve', 'backend'], { ...settings, NODE_ENV: 'development' })
  expectRefusal(development, /NODE_ENV must be production/)
  expectRefusal(await run(['serve', 'backend'], settings), /not migrated .* pnpm migrate/)
  note('settings and migrations that are missing are refused')

  await succeed(['migrate'])
  note('migrated')
  await succeed(['seed', '--empty', '--currency', 'inr', '--countries', 'in', '--shipping-price', '49'])
  note('seeded, empty')

  const admin = ['create-admin', '--email', owner.email, '--password-file', '-']
  expectRefusal(await run(admin, settings, 'short'), /at least 8 characters/)
  await succeed(admin, owner.password)
  const key = await succeed(['create-key'])
  assert.match(key, /^pk_[0-9a-f]{64}$/)
  settings['PUBLISHABLE_KEY'] = key
  expectRefusal(
    await run(['serve', 'backend'], { ...settings, PUBLISHABLE_KEY: `${key}0` }),
    /PUBLISHABLE_KEY/,
  )
  note('administrator and key created, and another key refused')

  const { FILES_DIRECTORY: _, ...withoutFiles } = settings
  expectRefusal(await run(['make-image-sizes'], withoutFiles), /FILES_DIRECTORY is missing/)
  writeFileSync(join(files, 'dot.png'), Buffer.from(dot, 'base64'))
  assert.match(await succeed(['make-image-sizes']), /got sizes: 1\./)
  assert.match(await succeed(['make-image-sizes']), /got sizes: 0\. Had them already: 1\./)
  note('a picture from before has its sizes, made once')

  const check = await succeed(['serve', '--check'])
  assert(!check.includes('problem'), check)
  note(`this machine is ready:\n${check}`)
  await proveServing(key)
  await provePublishedPassword()
}

async function proveServing(key: string): Promise<void> {
  const { child, ended } = launch(['serve'], settings)
  let over: Ended | undefined
  void ended.then((how) => (over = how))
  try {
    await until(async () => {
      assert(over === undefined, over?.output)
      return await answers(`${shop}/health`)
    })
    note('shop and backend are up')
    const page = await fetch(shop)
    assert.equal(page.status, 200)
    assert((await page.text()).includes('https://api.shop.example'), 'the page has no BACKEND_URL')

    const regions = await fetch(`${backend}/store/regions`, { headers: { 'x-publishable-api-key': key } })
    assert.equal(
      ((await regions.json()) as { regions: { currency_code: string }[] }).regions[0]?.currency_code,
      'inr',
    )
    assert.equal((await fetch(`${backend}/app`)).status, 200)

    const token = await signIn(owner)
    assert.equal(token.status, 200)
    const bearer = ((await token.json()) as { token: string }).token
    const session = await fetch(`${backend}/auth/session`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-proto': 'https' },
    })
    const cookie = session.headers.get('set-cookie') ?? ''
    assert.match(cookie, /^__Host-session=/)
    assert.match(cookie, /; Secure/)
    assert.match(cookie, /; Path=\//)
    assert.doesNotMatch(cookie, /; Domain/i)
    assert.equal((await signIn(adminUser)).status, 401)
    note('the cookie is Secure and of this host alone, and the published password is refused')

    const second = { ...settings, PORT: '8311', BACKEND_PORT: '9311' }
    expectRefusal(await run(['serve'], second), /Another backend is running/, /set REDIS_URL/)
    expectRefusal(await run(['serve'], settings), /another server answers on its port/)
    note('a second one without Redis is refused')
  } finally {
    child.kill('SIGTERM')
  }
  assert.equal((await ended).code, 0, (await ended).output)
  assert(!(await answers(`${shop}/health`)) && !(await answers(`${backend}/health`)), 'a part still answers')
  note('SIGTERM has ended all of it with exit code 0')
}

async function provePublishedPassword(): Promise<void> {
  await succeed(['create-admin', '--email', adminUser.email, '--password-file', '-'], adminUser.password)
  const refused = /administrator .* has a password that everybody can read/
  expectRefusal(await run(['serve', 'backend'], settings), refused)
  expectRefusal(await run(['serve', 'backend', '--demo'], settings), refused)
  await succeed(['remove-demo'])
  await succeed(['serve', '--check'])
  note('a published password is refused until `pnpm remove-demo`')
}

async function succeed(words: readonly string[], input = ''): Promise<string> {
  const { code, output } = await run(words, settings, input)
  assert.equal(code, 0, `${words.join(' ')}:\n${output}`)
  return output
}

function expectRefusal({ code, output }: Ended, ...reasons: readonly RegExp[]): void {
  assert.equal(code, 1, output)
  for (const reason of reasons) assert.match(output, reason)
}

async function signIn({
  email,
  password,
}: {
  readonly email: string
  readonly password: string
}): Promise<Response> {
  return await fetch(`${backend}/auth/user/emailpass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    () => true,
    () => false,
  )
}

async function until(look: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 120_000
  while (!(await look())) {
    assert(performance.now() < end, 'It did not answer within two minutes.')
    await sleep(200)
  }
}

function note(line: string): void {
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`)
}
