/** Moves a finished drawing: its point (400, 500) goes to x, y, scaled and turned about it. */
export function place(markup: string, x: number, y: number, scale = 1, degrees = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(-400 -500)">${markup}</g>`
}

/** Stands a drawing on its foot: the point (400, floor) goes to x, y. */
export function stand(markup: string, x: number, y: number, scale: number, floor: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-400 ${-floor})">${markup}</g>`
}
