/** The order number as the shop displays it. The prefix is one of its settings. */
export function orderNumber(prefix: string, displayId: number): string {
  return `${prefix}-${String(displayId).padStart(6, '0')}`
}
