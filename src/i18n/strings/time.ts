/** How long ago something was. */
export const TIME = {
  justNow: 'just now',
  secondsAgo: 'about {count, plural, one {# second} other {# seconds}} ago',
  minutesAgo: 'about {count, plural, one {# minute} other {# minutes}} ago',
  hoursAgo: 'about {count, plural, one {# hour} other {# hours}} ago',
  daysAgo: 'about {count, plural, one {# day} other {# days}} ago',
} as const;
