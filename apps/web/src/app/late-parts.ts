// What every page has below its first view or has no use for at first, in one file.
import '../browser/start-reporter.ts'

export { ConnectionNote } from '../features/layout/connection-note.tsx'
export { ThemeSwitch } from '../features/layout/theme-switch.tsx'
export { LocaleScript } from '../features/locale/locale-script.tsx'
export { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
