// Who measures visits, and the question to the visitor. Loaded when the page is idle, where the owner has set it.
export { ConsentButton } from './consent-button.tsx'
export { MeasuringPart } from './measuring-part.tsx'
