import { UserError, type Shard } from '@umber/dev-stack'

/** The value of `--shard=2/8` among these words. Throws a UserError for anything else than two numbers. */
export function shardOf(words: readonly string[]): Shard | undefined {
  const word = words.find(isShard)
  if (word === undefined) return undefined
  const [, index = 0, count = 0] = (/^--shard=(\d+)\/(\d+)$/.exec(word) ?? []).map(Number)
  if (index < 1 || index > count) throw new UserError(`${word} is not a part, such as --shard=2/8.`)
  return { index, count }
}

export const isShard = (word: string): boolean => word.startsWith('--shard')
