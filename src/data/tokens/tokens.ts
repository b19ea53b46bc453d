/**
 * The scales that everything drawn keeps to (specification, section 9, layout and interaction, which names the kinds
 * and the ends of the font sizes). Lengths in px, colours as CSS has them.
 */
export const TOKENS = {
  colors: {
    ink: '#1d1d1f',
    inkSoft: '#424246',
    line: '#87868a',
    paper: '#ffffff',
    paperSoft: '#efeeec',
    inkOnDark: '#f3f2f0',
    paperDark: '#242426',
    paperDarkSoft: '#38383b',
  },
  spacing: { none: 0, hair: 4, small: 8, medium: 12, large: 16, wide: 20, huge: 32 },
  sizes: { target: 44, icon: 28, dialog: 350, tooltip: 250 },
  fontSizes: [9.75, 11, 12, 13, 14, 16, 18, 21, 24, 28],
  /** The curves of CSS by their own names. */
  easings: {
    linear: 'cubic-bezier(0, 0, 1, 1)',
    easeIn: 'cubic-bezier(0.42, 0, 1, 1)',
    easeOut: 'cubic-bezier(0, 0, 0.58, 1)',
    easeInOut: 'cubic-bezier(0.42, 0, 0.58, 1)',
  },
} as const;
