/** A block of nginx's configuration, such as `location / { … }`. */
interface Block {
  /** The words before its brace. */
  readonly head: string
  readonly directives: readonly string[]
  readonly blocks: readonly Block[]
}

/** Express takes any case, and a slash at the end. */
const hidden = 'location ~* ^/(purge|metrics)/?$'
/** Files that a page asks for dozens of at once. */
const files = /^location (?:\/assets\/|~ \^\/\([a-z|]+\)\/)$/

/** Problems of the nginx template: what is open to the internet hides what is not, and limits what one visitor can ask for. */
export function nginxFaults(template: string): readonly string[] {
  const { directives, blocks } = parsed(template)
  const zones = new Set(
    directives.flatMap((one) => /^limit_(?:req|conn)_zone \S+ zone=(\w+):/.exec(one)?.slice(1) ?? []),
  )
  return blocks.filter(isPublic).flatMap((server) => serverFaults(server, zones))
}

function serverFaults(server: Block, zones: ReadonlySet<string>): readonly string[] {
  const isHidden = server.blocks.some(
    ({ head, directives }) => head === hidden && directives.includes('return 404'),
  )
  const faults = server.blocks.flatMap((location) => limitFaults(location, zones))
  return (isHidden ? faults : [`no "${hidden} { return 404; }"`, ...faults]).map(
    (fault) => `${directiveOf(server, 'server_name ')}: ${fault}`,
  )
}

/** Servers with TLS. Others only lead to it, or are on the private network. */
const isPublic = (block: Block): boolean =>
  block.head === 'server' && / ssl\b/.test(directiveOf(block, 'listen '))

function limitFaults(location: Block, zones: ReadonlySet<string>): readonly string[] {
  if (directiveOf(location, 'proxy_pass ') === '' || files.test(location.head)) return []
  const [requests, connections] = [directiveOf(location, 'limit_req '), directiveOf(location, 'limit_conn ')]
  const named = [/zone=(\w+)/.exec(requests)?.[1], /^limit_conn (\w+)/.exec(connections)?.[1]]
  return [
    ...(requests === '' ? [`${location.head} has no limit_req`] : []),
    ...(connections === '' ? [`${location.head} has no limit_conn`] : []),
    ...named
      .filter((zone) => zone !== undefined && !zones.has(zone))
      .map((zone) => `${location.head} names the zone ${zone}, which is not declared`),
  ]
}

const directiveOf = ({ directives }: Block, start: string): string =>
  directives.find((one) => one.startsWith(start)) ?? ''

/** Reads the template with its values left out. */
function parsed(template: string): Block {
  const text = template.replaceAll(/^ *#.*$/gm, '').replaceAll(/\$\{(\w+)\}/g, '$1')
  const open: { head: string; directives: string[]; blocks: Block[] }[] = [
    { head: '', directives: [], blocks: [] },
  ]
  let words: string[] = []
  for (const [word] of text.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[;{}]|[^\s;{}"']+/g)) {
    const inner = open.at(-1)
    if (inner === undefined || (word === '}' && open.length === 1))
      throw new Error('The nginx template closes a brace too many.')
    if (word === ';') inner.directives.push(words.join(' '))
    else if (word === '{') open.push({ head: words.join(' '), directives: [], blocks: [] })
    else if (word === '}') {
      open.pop()
      open.at(-1)?.blocks.push(inner)
    } else {
      words.push(word)
      continue
    }
    words = []
  }
  const [whole, ...unclosed] = open
  if (whole === undefined || unclosed.length > 0)
    throw new Error('The nginx template closes not all its braces.')
  return whole
}
