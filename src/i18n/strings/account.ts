/** Sessions, and what signed-in accounts are told. */
export const ACCOUNT = {
  logoutSuccessful: 'Logout Successful',
  loggedOut: 'You have been successfully logged out.',
  membersOnly: 'This page is only available to site members.',
  pageLocked: 'This page is locked.',
  previewOnly: 'Preview Only',
  reservationPreview: 'Please log out of your Squarespace account in order to use the OpenTable Block.',
  tockPreview: 'Please log out of your Squarespace account in order to use the Tock Block.',
} as const;
