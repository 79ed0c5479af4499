export { orderNotes as orderNotesCopy } from '../../messages/en/order-notes.json'
