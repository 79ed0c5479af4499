/** As the shop tells it. */
export function orderNumber(displayId: number): string {
  return `UE-${String(displayId).padStart(6, '0')}`
}
