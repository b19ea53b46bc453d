/** What popups and bars around the page call their parts. */
export const BARS = {
  popup: 'Popup',
  announcement: 'Announcement',
  closeAnnouncement: 'Close Announcement',
  email: 'Email',
  call: 'Call',
  map: 'Map',
  hours: 'Hours',
  closed: 'Closed',
} as const;
