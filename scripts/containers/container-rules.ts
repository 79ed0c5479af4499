import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'

interface Service {
  readonly image?: string
  readonly build?: { readonly dockerfile?: string; readonly target?: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition?: string }>>
  readonly healthcheck?: unknown
  readonly volumes?: readonly string[]
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

/** An exact version: `latest` or `20` would be another program tomorrow. */
const exactImage = /:(v?\d+\.\d+\.\d+[\w.-]*|\d+\.\d+-[\w.-]+|RELEASE\.[\w-]+)$/

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
    .map(({ image }) => `${image} is not an exact version`)
  const unsafe = images.flatMap((image) => {
    const stage = stages.find(({ name }) => name === image)
    if (stage === undefined) return [`there is no stage ${image}`]
    const users = [...stage.text.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)
    return [
      ...(users.length === 0 || users.at(-1) === 'root' ? [`${image} runs as root`] : []),
      ...(/^HEALTHCHECK /m.test(stage.text) ? [] : [`${image} has no HEALTHCHECK`]),
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
        ? [`${service.image} is not an exact version`]
        : []),
      ...dependencyFaults(service, services, stages),
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
