/** Calls that fail, and what could not be loaded. */
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
