/** One of the two backends, and the values learnt from its answers. */
export interface Visitor {
  readonly ask: (method: string, path: string, body?: object, bearer?: string) => Promise<Answer>
  /** Ids and tokens of earlier answers, by name. */
  readonly known: Map<string, string>
}

export interface Answer {
  readonly status: number
  readonly type: string
  /** Whether it names the request, for support. */
  readonly isNamed: boolean
  readonly body: unknown
}

export interface Scene {
  readonly title: string
  readonly act: (visitor: Visitor) => Promise<Answer>
  /** Values of the answer for later scenes: name to path. */
  readonly learn?: Readonly<Record<string, string>>
}

export const get = (title: string, path: string, learn?: Scene['learn']): Scene =>
  scene(title, ({ ask, known }) => ask('GET', filled(path, known)), learn)

export const post = (title: string, path: string, body: object, learn?: Scene['learn']): Scene =>
  scene(title, ({ ask, known }) => ask('POST', filled(path, known), filledBody(body, known)), learn)

export const remove = (title: string, path: string): Scene =>
  scene(title, ({ ask, known }) => ask('DELETE', filled(path, known)), undefined)

export const signedIn = (
  token: string,
  method: string,
  title: string,
  path: string,
  body?: object,
  learn?: Scene['learn'],
): Scene =>
  scene(
    title,
    ({ ask, known }) => {
      const sent = body === undefined ? undefined : filledBody(body, known)
      return ask(method, filled(path, known), sent, known.get(token) ?? '')
    },
    learn,
  )

export function scene(title: string, act: Scene['act'], learn: Scene['learn']): Scene {
  return learn === undefined ? { title, act } : { title, act, learn }
}

/** Replaces `{name}` by its known value. */
function filled(text: string, known: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? `unknown-${name}`)
}

const filledBody = (body: object, known: ReadonlyMap<string, string>): object =>
  JSON.parse(filled(JSON.stringify(body), known)) as object
