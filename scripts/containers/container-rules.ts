import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'

interface Service {
  readonly image?: string
  readonly build?: { readonly dockerfile?: string; readonly target?: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition?: string }>>
  readonly command?: readonly string[]
  readonly healthcheck?: unknown
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly privileged?: boolean
}

interface Compose {
  readonly services?: Readonly<Record<string, Service>>
  readonly volumes?: Readonly<Record<string, unknown>>
}

/** A stage of the Dockerfile. */
interface Stage {
  readonly name: string
  readonly image: string
  readonly text: string
}

/** An exact version, for readers, and the digest of its content: a tag can be given to another program. */
const exactImage = /:(v?\d+\.\d+\.\d+[\w.-]*|\d+\.\d+-[\w.-]+|RELEASE\.[\w-]+)@sha256:[0-9a-f]{64}$/

/** What an image that begins as root needs to open its ports, to give its files to another user, and to become that user. */
const addedRights = new Set(['CHOWN', 'DAC_READ_SEARCH', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'])

/** Problems of a Dockerfile whose last stages are the images. */
export function dockerfileFaults(text: string, images: readonly string[]): readonly string[] {
  const syntax = validate(text).map(
    ({ message, range }) =>
      `line ${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  )
  const stages = stagesOf(text)
  const names = new Set(stages.map(({ name }) => name))
  const unpinned = stages
    .filter(({ image }) => !names.has(image) && !exactImage.test(image))
    .map(({ image }) => `${image} is not an exact version with its digest`)
  const unsafe = images.flatMap((image) => {
    const stage = stages.find(({ name }) => name === image)
    if (stage === undefined) return [`there is no stage ${image}`]
    const users = [...stage.text.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)
    return [
      ...(users.length === 0 || users.at(-1) === 'root' ? [`${image} runs as root`] : []),
      ...(/^HEALTHCHECK /m.test(stage.text) ? [] : [`${image} has no HEALTHCHECK`]),
      ...(/^CMD .*"--disable-proto=delete"/m.test(stage.text) ? [] : [`${image} runs with __proto__`]),
    ]
  })
  return [...syntax, ...unpinned, ...unsafe]
}

/** Problems of a Compose file whose built images are stages of this Dockerfile. */
export function composeFaults(
  text: string,
  { dockerfile, templates }: { readonly dockerfile: string; readonly templates: string },
): readonly string[] {
  // `merge` is for `<<`.
  const { services = {}, volumes = {} } = parse(text, { merge: true }) as Compose
  const stages = stagesOf(dockerfile)
  const faults = Object.entries(services).flatMap(([name, service]) => {
    const stage = stages.find((one) => one.name === service.build?.target)
    return [
      ...(service.build !== undefined && stage === undefined ? [`its target is no stage`] : []),
      ...(service.build === undefined && !exactImage.test(service.image ?? '')
        ? [`${service.image} is not an exact version with its digest`]
        : []),
      ...dependencyFaults(service, services, stages),
      ...hardeningFaults(service),
      ...(isServer(service) && service.command?.includes('--disable-proto=delete') !== true
        ? ['it runs with __proto__']
        : []),
      ...(service.volumes ?? [])
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((source) => !/^[./]/.test(source) && !(source in volumes))
        .map((source) => `the volume ${source} is not declared`),
    ].map((fault) => `${name}: ${fault}`)
  })
  const values = Object.keys(services['proxy']?.environment ?? {})
  const needed = new Set([...templates.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name ?? ''))
  const missing = [...needed].filter((name) => !values.includes(name))
  return [...faults, ...missing.map((name) => `proxy: the nginx templates need ${name}`)]
}

/** Whether it runs a part of the shop with a command in place of its image's. */
const isServer = ({ command }: Service): boolean => command?.includes('scripts/serve.ts') === true

/** A program that is taken over may not write files that are run, gain rights, or use those of root. */
function hardeningFaults(service: Service): readonly string[] {
  const { read_only, privileged, cap_drop = [], cap_add = [], security_opt = [] } = service
  return [
    ...(read_only === true ? [] : ['its file system is not read_only']),
    ...(cap_drop.includes('ALL') ? [] : ['it does not drop all capabilities']),
    ...(security_opt.includes('no-new-privileges:true') ? [] : ['it may gain privileges']),
    ...(privileged === true ? ['it is privileged'] : []),
    ...cap_add.filter((name) => !addedRights.has(name)).map((name) => `it has the capability ${name}`),
  ]
}

function dependencyFaults(
  { depends_on: needed = {} }: Service,
  services: Readonly<Record<string, Service>>,
  stages: readonly Stage[],
): readonly string[] {
  const entries: readonly (readonly [string, string | undefined])[] = Array.isArray(needed)
    ? needed.map((name: string) => [name, undefined])
    : Object.entries(needed).map(([name, { condition }]) => [name, condition])
  return entries.flatMap(([name, condition]) => {
    const other = services[name]
    if (other === undefined) return [`depends on ${name}, which is no service`]
    const stage = stages.find((one) => one.name === other.build?.target)
    const reports = other.healthcheck !== undefined || /^HEALTHCHECK /m.test(stage?.text ?? '')
    return condition === 'service_healthy' && !reports
      ? [`waits for the health of ${name}, which reports none`]
      : []
  })
}

function stagesOf(dockerfile: string): readonly Stage[] {
  return dockerfile
    .split(/^(?=FROM )/m)
    .filter((part) => part.startsWith('FROM '))
    .map((part) => {
      const [, image = '', name = ''] = /^FROM (\S+)(?: AS (\S+))?/i.exec(part) ?? []
      return { image, name, text: part }
    })
}
