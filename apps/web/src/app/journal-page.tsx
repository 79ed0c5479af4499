import { Journal } from '../features/journal/journal.tsx'
import { NotFoundScreen } from '../features/layout/not-found-screen.tsx'

/** The journal, or the 404 page of a shop without posts. */
export const JournalPage = () => <Journal missing={<NotFoundScreen />} />
