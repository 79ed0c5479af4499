import { NotFoundScreen } from '../features/layout/not-found-screen.tsx'
import { OwnPageScreen } from '../features/own-pages/own-page-screen.tsx'

/** A page that the owner wrote, or the 404 page. */
export const OwnPage = ({ slug }: { readonly slug: string }) => (
  <OwnPageScreen slug={slug} missing={<NotFoundScreen />} />
)
