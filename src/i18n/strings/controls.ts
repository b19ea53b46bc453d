/** What buttons are called: in dialogs, in the lightbox and on the error overlay. */
export const CONTROLS = {
  confirm: 'Confirm',
  reject: 'Reject',
  cancel: 'Cancel',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  toggleCaption: 'Toggle caption',
  reload: 'Reload',
  clear: 'Clear',
} as const;
