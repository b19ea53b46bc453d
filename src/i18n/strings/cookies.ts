/** The cookie question. */
export const COOKIES = {
  cookieBanner: 'Cookie banner',
  cookieBannerText:
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  acceptCookies: 'Accept',
  declineCookies: 'Decline',
} as const;
