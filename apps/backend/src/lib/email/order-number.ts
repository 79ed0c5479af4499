/** The order number as the shop displays it. */
export function orderNumber(displayId: number): string {
  return `UE-${String(displayId).padStart(6, '0')}`
}
