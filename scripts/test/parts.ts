import type { Shard } from '@umber/dev-stack'

/** A command of the whole test run. */
export interface Part {
  readonly name: string
  /** Words for pnpm. */
  readonly command: readonly string[]
  /** How it is divided: `split` runs a part of itself in each shard, the others are whole in one. */
  readonly division?: 'split'
  /** Programs that it needs, by the Debian package that has them. Without them it is left out. */
  readonly needs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
}

const postgres = { pg_ctlcluster: 'postgresql' }

/**
 * Everything that is tested, in the order of one machine. The mutants are not among it: they test the tests, and take hours
 * (`pnpm mutants`). Each part keeps its own stack, so that none waits for another.
 */
export const parts: readonly Part[] = [
  { name: 'check', command: ['check'] },
  { name: 'docs', command: ['check:docs'] },
  { name: 'publishing', command: ['package'] },
  { name: 'browser', command: ['browser'], division: 'split' },
  { name: 'live', command: ['live'], division: 'split' },
  { name: 'mail', command: ['live', '--only', 'mail'] },
  { name: 'import', command: ['live', '--only', 'import'] },
  {
    name: 'histories',
    command: ['--filter', '@umber/storefront-core', 'histories'],
    env: { MODEL_HISTORIES: '20000' },
  },
  { name: 's3', command: ['live:s3'] },
  { name: 'types', command: ['prove:types'] },
  { name: 'packages', command: ['prove:packages'] },
  { name: 'serve', command: ['prove:serve'] },
  { name: 'dashboard', command: ['dashboard'] },
  { name: 'backups', command: ['--filter', '@umber/operations', 'postgres'], needs: postgres },
  {
    name: 'two instances',
    command: [
      'two-instances',
      'buy',
      'last-ten',
      'chaos',
      'flood',
      'interrupted',
      'purge',
      'backup',
      'uploads',
      'traces',
    ],
    needs: { ...postgres, 'redis-server': 'redis-server', nginx: 'nginx' },
  },
]

/** The parts of a shard. */
export function partsOf(shard: Shard | undefined): readonly Part[] {
  if (shard === undefined) return parts
  const whole = parts.filter(({ division }) => division === undefined)
  const isHere = (part: Part): boolean =>
    part.division === 'split' || whole.indexOf(part) % shard.count === shard.index - 1
  return parts.filter(isHere)
}

/** The words for pnpm. A part that is split takes the shard as an argument. */
export const commandOf = ({ command, division }: Part, shard: Shard | undefined): readonly string[] =>
  division === 'split' && shard !== undefined
    ? [...command, `--shard=${shard.index}/${shard.count}`]
    : command
