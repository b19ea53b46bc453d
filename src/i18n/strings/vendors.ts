/** Maps, reservations and buttons of other sites. */
export const VENDORS = {
  map: 'Map',
  showMap: 'Show map',
  tryAgain: 'Try again',
  openInMaps: 'Open in maps',
  bookTable: 'Book a table',
  bookOnOpenTable: 'Book on OpenTable',
  bookOnTock: 'Book on Tock',
  reservation: 'Reservation',
  restaurantMissing: 'No restaurant is set',
  onlyYou: 'Only you can see this message.',
  follow: 'Follow',
} as const;
