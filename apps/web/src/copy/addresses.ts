/** Texts of the address tab that the showcase does not have. */
export const addressCopy = {
  edit: 'Edit Address',
  save: 'Save Address',
  saved: 'Address saved',
  notSaved: {
    failed: 'The shop could not keep this address. Look through it and try again.',
    unknown:
      'No answer came, so we cannot tell whether this address was kept. Look at your addresses before you try again.',
  },
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  removeDialog: 'Delete Address',
  removeSure: (name: string) => `Delete the address ${name}? Orders that went there keep it.`,
  removed: 'Address deleted',
} as const
