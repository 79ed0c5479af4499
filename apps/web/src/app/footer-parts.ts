// What works with script only in the footer of every page, in one file.
export { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
export { ThemeSwitch } from '../features/layout/theme-switch.tsx'
