import { measuringCopy as copy } from '../../copy/measuring.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { consent } from './consent.ts'

/** In the footer: the choice can be changed at any time. */
export const ConsentButton = () => (
  <Button variant="link" size="small" onClick={consent.ask}>
    {copy.change}
  </Button>
)
