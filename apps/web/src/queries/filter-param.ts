/**
 * A parameter of a list's filters. The form of browsers without script writes several of one name, of which some may be
 * empty.
 */
export const filterParam =
  (params: URLSearchParams) =>
  (name: string): string | null =>
    name === 'option' ? params.getAll(name).join(',') : params.get(name)
