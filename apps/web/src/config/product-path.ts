import { paths } from './paths.ts'

/** The path of a product's page. `query` says what is chosen of it, such as `color=black&size=m`. */
export const productPath = (slug: string, query = ''): string =>
  query === '' ? paths.product(slug) : `${paths.product(slug)}?${query}`
