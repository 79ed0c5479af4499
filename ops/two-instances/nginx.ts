import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot, UserError, type ProcessGroups } from '@umber/dev-stack'
import { startPart, answers, type Part } from './part.ts'
import type { Ports } from './ports.ts'
import type { Programs } from './programs.ts'
import type { WorkDirectory } from './work-directory.ts'

export const shopHost = 'shop.localhost'
export const apiHost = 'api.shop.localhost'

const template = join(repositoryRoot, 'ops/nginx/shop.conf.template')

export interface Proxy {
  readonly part: Part
  /** The certificate, which clients have to trust. */
  readonly certificate: string
}

/** `none`: all shoppers of a proof have the address of this machine, which is more than one visitor may ask for. */
export type Limited = 'visitors' | 'none'

/** nginx with the template that servers use, in a directory of its own. */
export async function startNginx(
  groups: ProcessGroups,
  directory: WorkDirectory,
  { nginx, openssl }: Pick<Programs, 'nginx' | 'openssl'>,
  ports: Ports,
  limited: Limited,
): Promise<Proxy> {
  const home = directory.at('nginx')
  for (const name of ['cache', 'temporary']) mkdirSync(join(home, name), { recursive: true })
  const certificate = join(home, 'certificate.pem')
  // One that is started again keeps it: clients trust no other.
  if (!existsSync(certificate)) signCertificate(openssl, home)
  const file = join(home, 'nginx.conf')
  writeFileSync(join(home, 'shop.conf'), shopConfiguration(home, ports, limited))
  writeFileSync(file, serverConfiguration(home))
  check(nginx, home, file)
  const part = await startPart(groups, directory, {
    name: 'nginx',
    command: nginx,
    args: ['-p', home, '-c', file, '-e', join(home, 'error.log')],
    cwd: home,
    env: { PATH: process.env['PATH'] },
    // Ends after the requests under way.
    stopSignal: { signal: 'SIGQUIT', target: 'leader', seconds: 10 },
    isReady: async () => answers(`http://127.0.0.1:${ports.internal}/health`),
  })
  return { part, certificate: readFileSync(certificate, 'utf8') }
}

function check(nginx: string, home: string, file: string): void {
  try {
    execFileSync(nginx, ['-t', '-p', home, '-c', file, '-e', join(home, 'error.log')], { stdio: 'pipe' })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new UserError(`nginx refuses its configuration:\n${said}`)
  }
}

function signCertificate(openssl: string, home: string): void {
  const file = join(home, 'certificate.pem')
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' ')
  const names = ['-subj', `/CN=${shopHost}`, '-addext', `subjectAltName=DNS:${shopHost},DNS:${apiHost}`]
  const files = ['-keyout', join(home, 'key.pem'), '-out', file]
  execFileSync(openssl, ['req', '-x509', '-days', '365', ...key, ...names, ...files], { stdio: 'pipe' })
}

function shopConfiguration(home: string, ports: Ports, limited: Limited): string {
  const servers = (some: readonly number[]) =>
    some.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=5s;`).join('\n    ')
  return fillTemplate(readFileSync(template, 'utf8'), {
    SHOP_HOST: shopHost,
    API_HOST: apiHost,
    CERTIFICATE: join(home, 'certificate.pem'),
    CERTIFICATE_KEY: join(home, 'key.pem'),
    SHOP_SERVERS: servers(ports.shops),
    API_SERVERS: servers(ports.backends),
    HTTP_PORT: `127.0.0.1:${ports.http}`,
    HTTPS_PORT: `127.0.0.1:${ports.https}`,
    INTERNAL_LISTEN: `127.0.0.1:${ports.internal}`,
    CACHE_DIRECTORY: join(home, 'cache'),
    UNLIMITED_ADDRESSES: limited === 'none' ? '127.0.0.0/8 0; ::1 0;' : '',
  })
}

/** As envsubst does it. */
function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new UserError(`The nginx template names ${name}, which has no value.`)
    return value
  })
}

/** What a distribution's own nginx.conf provides. */
function serverConfiguration(home: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(home, 'temporary', name)};`)
    .join('\n')
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(home, 'nginx.pid')};
worker_processes 1;
events { worker_connections 2048; }
http {
${temporary}
  access_log ${join(home, 'access.log')};
  include ${join(home, 'shop.conf')};
}
`
}
