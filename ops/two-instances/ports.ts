/** Consecutive ports on the loopback address, but for the two that browsers use. */
export interface Ports {
  readonly https: number
  readonly http: number
  readonly internal: number
  readonly backends: readonly [number, number]
  readonly worker: number
  readonly shops: readonly [number, number]
  readonly postgres: number
  readonly redis: number
  readonly objects: number
}

export function portsFrom(first: number, https: number, http: number): Ports {
  const at = (offset: number) => first + offset
  return {
    https,
    http,
    internal: at(0),
    backends: [at(1), at(2)],
    worker: at(3),
    shops: [at(4), at(5)],
    postgres: at(6),
    redis: at(7),
    objects: at(8),
  }
}
