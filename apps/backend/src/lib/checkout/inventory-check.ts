/** A cart line with its inventory levels, as far as they were queried. */
export interface StockedLine {
  readonly id: string
  readonly quantity: number
  readonly variant?: {
    readonly manage_inventory?: boolean | null
    readonly allow_backorder?: boolean | null
    readonly inventory_items?: readonly InventoryLink[] | null
  } | null
}

interface InventoryLink {
  readonly inventory_item_id: string
  readonly required_quantity?: number | null
  readonly inventory?: { readonly location_levels?: readonly Level[] | null } | null
}

interface Level {
  readonly stocked_quantity?: unknown
  readonly reserved_quantity?: unknown
  readonly stock_locations?:
    | readonly {
        readonly sales_channels?: readonly ({ readonly id: string } | null)[] | null
      }[]
    | null
}

/** Ids of the inventory items that a cart reserves, sorted. */
export function inventoryItemsOf(lines: readonly StockedLine[]): readonly string[] {
  return [...new Set(counted(lines).map(({ link }) => link.inventory_item_id))].toSorted()
}

/** Ids of the lines for which no single location has enough stock. Lines with the same inventory item are added up. */
export function shortLines(lines: readonly StockedLine[], salesChannelId: string): readonly string[] {
  const needs = new Map<string, number>()
  for (const { line, link } of counted(lines)) {
    const needed = line.quantity * (link.required_quantity ?? 1)
    needs.set(link.inventory_item_id, (needs.get(link.inventory_item_id) ?? 0) + needed)
  }
  const short = counted(lines).filter(({ link }) => {
    return (needs.get(link.inventory_item_id) ?? 0) > mostAtOneLocation(link, salesChannelId)
  })
  return [...new Set(short.map(({ line }) => line.id))]
}

/** How much of a variant a line can have; undefined where nothing is counted. */
export function availableOf(
  variant: NonNullable<StockedLine['variant']>,
  salesChannelId: string,
): number | undefined {
  const links = counted([{ id: '', quantity: 1, variant }])
  if (links.length === 0) return undefined
  return Math.min(
    ...links.map(({ link }) =>
      Math.floor(mostAtOneLocation(link, salesChannelId) / (link.required_quantity ?? 1)),
    ),
  )
}

function counted(lines: readonly StockedLine[]) {
  return lines
    .filter(({ variant }) => variant?.manage_inventory === true && variant.allow_backorder !== true)
    .flatMap((line) => (line.variant?.inventory_items ?? []).map((link) => ({ line, link })))
}

/** Medusa reserves a line's quantity at one location, so the stock of several locations is not added up. */
function mostAtOneLocation({ inventory }: InventoryLink, salesChannelId: string): number {
  const available = (inventory?.location_levels ?? [])
    .filter((level) =>
      (level.stock_locations ?? []).some((location) =>
        (location.sales_channels ?? []).some((channel) => channel?.id === salesChannelId),
      ),
    )
    .map(
      ({ stocked_quantity: stocked, reserved_quantity: reserved }) =>
        Number(stocked ?? 0) - Number(reserved ?? 0),
    )
  return Math.max(0, ...available)
}
