/** Which pages of the shop are to be dropped: those of some regions, or all. */
export type PurgeScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'regions'; readonly ids: readonly string[] }

export const everything: PurgeScope = { kind: 'all' }

export function together(one: PurgeScope, other: PurgeScope): PurgeScope {
  if (one.kind === 'all' || other.kind === 'all') return everything
  return { kind: 'regions', ids: [...new Set([...one.ids, ...other.ids])] }
}

/** The body of the request to a server of the shop. Without `region_ids` it drops all pages. */
export const purgeBody = (scope: PurgeScope): { readonly region_ids?: readonly string[] } =>
  scope.kind === 'all' ? {} : { region_ids: scope.ids }
