interface Choosable {
  readonly id: string
  readonly isDefault?: boolean
}

/** The same list with exactly one default: the wanted item, else the current default, else the first. */
export function withOneDefault<Item extends Choosable>(
  items: readonly Item[],
  wantedId?: string,
): readonly (Item & { readonly isDefault: boolean })[] {
  const chosen =
    items.find(({ id }) => id === wantedId) ?? items.find(({ isDefault }) => isDefault) ?? items[0]
  return items.map((item) => Object.assign({}, item, { isDefault: item.id === chosen?.id }))
}
