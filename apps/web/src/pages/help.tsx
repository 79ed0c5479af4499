export { HelpScreen as HelpPage } from '../features/help/help-screen.tsx'
