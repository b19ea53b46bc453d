/** Sessions and messages for signed-in accounts. */
export const ACCOUNT = {
  logoutSuccessful: 'Logout Successful',
  loggedOut: 'You have been successfully logged out.',
  membersOnly: 'This page is only available to site members.',
  pageLocked: 'This page is locked.',
  previewOnly: 'Preview Only',
  reservationPreview: 'Please log out of your Squarespace account in order to use the OpenTable Block.',
  tockPreview: 'Please log out of your Squarespace account in order to use the Tock Block.',
} as const;

/** Labels in popups and in bars around the page. */
export const BARS = {
  popup: 'Popup',
  announcement: 'Announcement',
  closeAnnouncement: 'Close Announcement',
  email: 'Email',
  call: 'Call',
  map: 'Map',
  hours: 'Hours',
  closed: 'Closed',
  menu: 'Menu',
} as const;

/** Interactive content blocks. */
export const CONTENT = {
  pauseMovingText: 'Pause moving text',
  playMovingText: 'Play moving text',
  pauseBackgroundVideo: 'Pause background video',
  playBackgroundVideo: 'Play background video',
  pricingOptions: 'Pricing options',
} as const;

/** The calendar of events. */
export const CALENDAR = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  noEvents: 'No events in this month',
  eventsNotLoaded: 'Unable to load events',
} as const;

/** The cookie banner. */
export const COOKIES = {
  cookieBanner: 'Cookie banner',
  cookieBannerText:
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  acceptCookies: 'Accept',
  declineCookies: 'Decline',
  manageCookies: 'Manage cookies',
} as const;

/** Failed calls and loading errors. */
export const CONNECTION = {
  somethingWentWrong: 'Something went wrong',
  systemError: 'Something Went Wrong!',
  networkError: 'Network error',
  checkConnection: 'Please check your internet connection',
  unableToConnect: 'Unable to connect…',
  connectAgain: 'Unable to connect. Please try again',
  loadAgain: 'Unable to load. Try again.',
  resultsNotLoaded: 'Unable to load results',
  unauthorized: 'Unauthorized request',
  serverError: 'Internal server error. Please try again later.',
  serviceUnavailable: 'This service is temporarily unavailable. Please try again later.',
  responseUnreadable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
} as const;

/** The search field and its suggestions, and the page of results. */
export const SEARCH = {
  search: 'Search',
  resultCount: '{count, plural, =0 {No results} one {# result} other {# results}}',
  moreResults: 'Show more results',
  suggestions: 'Suggestions',
  suggestionCount: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
} as const;

/** Relative times. */
export const TIME = {
  justNow: 'just now',
  secondsAgo: 'about {count, plural, one {# second} other {# seconds}} ago',
  minutesAgo: 'about {count, plural, one {# minute} other {# minutes}} ago',
  hoursAgo: 'about {count, plural, one {# hour} other {# hours}} ago',
  daysAgo: 'about {count, plural, one {# day} other {# days}} ago',
} as const;
