import type { AuthIdentityDTO } from '@medusajs/framework/types'

type Metadata = AuthIdentityDTO['app_metadata'] | null

/** The account of an actor type, such as `customer`, that an identity signs in to. */
export function accountIdOf(metadata: Metadata, actor: string): string | undefined {
  const id = metadata?.[`${actor}_id`]
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** Whether an identity signs in to anything. Other metadata, such as the time of the last password change, is no account. */
export function hasAccount(metadata: Metadata): boolean {
  return Object.entries(metadata ?? {}).some(
    ([name, value]) => name.endsWith('_id') && typeof value === 'string' && value !== '',
  )
}
