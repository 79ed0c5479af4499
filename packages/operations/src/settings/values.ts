import { z } from 'zod'

const webAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined
}

const isLocal = ({ hostname }: URL): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** The origin of a part, as browsers see it. */
export const publicOrigin = z.string().superRefine((text, context) => {
  const url = webAddress(text)
  const issue = (message: string) => context.addIssue({ code: 'custom', message })
  if (url === undefined) issue('is not a web address')
  else if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    issue('must be an origin, without a path')
  else if (url.protocol !== 'https:' && !isLocal(url)) issue('must begin with https://')
})

export const httpUrl = z.string().refine((text) => webAddress(text) !== undefined, 'is not a web address')

export const urlOf = (name: string, protocols: RegExp) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.test(new URL(text).protocol),
      `is not the address of ${name}`,
    )

export const port = z.coerce
  .number('must be a port')
  .int('must be a port')
  .min(1, 'must be a port')
  .max(65_535, 'must be a port')

const shortestSecret = 32
/** The values of Medusa's templates and documentation. */
const knownSecrets = /supersecret|changeme|change-me|something/i

export const secret = z
  .string()
  .min(shortestSecret, `must have at least ${shortestSecret} characters`)
  .refine((text) => !knownSecrets.test(text), 'is well known')
  .refine((text) => new Set(text).size >= 8, 'is too easy to guess')

const directives = /^(default|script|style|img|connect|font|media|frame|worker|form-action|manifest)(-src)?$/
const source = /^((https|wss):\/\/(\*\.)?[a-z0-9.-]+(:\d+)?(\/[^\s;,]*)?|data:|blob:)$/i

/** Sources that are added to the shop's content security policy: `img-src https://a https://b; connect-src https://c`. */
export const extraPolicy = z.string().refine(
  (text) =>
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .every(
        ([name = '', ...sources]) =>
          name === '' ||
          (directives.test(name) && sources.length > 0 && sources.every((one) => source.test(one))),
      ),
  'must list directives with https:// sources, separated by semicolons',
)
