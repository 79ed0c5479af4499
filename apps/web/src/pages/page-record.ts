/** What there is to say about a page, in one place. Everything that treats pages one by one is derived from these records. */
export interface PageRecord {
  /** With at most one parameter: `/product/:slug`. The screen gets it as a prop of this name. */
  readonly path: string
  /** The module below `src`, without its extension. Its code loads on navigation or on preload. */
  readonly screen: string
  /** The module's component, if it has not the module's name: `HomeScreen` of `home-screen`. */
  readonly component?: string
  /** Only this preset has the page. */
  readonly preset?: 'live'
  /** The module below `pages/reads` that reads what the page shows first, says when the page is without its content, and whether it exists. */
  readonly reads?: string
  /** A value in the query of links to the page, which is left out when it is the usual one. */
  readonly linkParam?: { readonly name: string; readonly usual: string }
  /** The parameters of the query that change what everyone sees. The server keeps a copy of the page for each of their values. */
  readonly query?: readonly string[]
  /** In the sitemap: the page, or those with these parameters. What the backend has comes beside them (`server/pages/site-index.ts`). */
  readonly index?: true | readonly string[]
  /** With a header and a footer of its own, in shops whose checkout is enclosed. */
  readonly frame?: 'enclosed'
  /** Search engines may not ask for it, nor for what is below its path. */
  readonly robots?: 'disallow'
  /** The owner's page with this slug, if it is published, is shown in its place. */
  readonly replacedBy?: string
  /** The page is only for its visitor, so the server knows nothing of it: a placeholder with this title of copy/live-titles, until the browser shows it. */
  readonly placeholder?:
    | 'checkoutReturn'
    | 'confirmEmail'
    | 'confirmNewsletter'
    | 'leaveBackInStock'
    | 'leaveNewsletter'
    | 'leaveReviewRequests'
    | 'order'
    | 'orderTransfer'
    | 'pagePreview'
    | 'resetPassword'
    | 'verifyAddress'
}
