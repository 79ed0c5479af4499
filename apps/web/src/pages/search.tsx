export { SearchScreen as SearchPage } from '../features/search/search-screen.tsx'
