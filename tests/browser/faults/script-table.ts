import type { Fault } from '../../../demo-pages/server/faults.ts';
import { NEVER } from './faults.ts';

/** The faults of a third-party file or a chunk, which are the columns of the matrix. */
export const SCRIPT_FAULTS = [
  { code: 'NA', words: 'it never answers', answer: { delay: NEVER } },
  { code: 'CR', words: 'the connection is refused', answer: { drop: true } },
  { code: '404', words: 'the answer is 404', answer: { status: 404, body: '' } },
  { code: 'MT', words: 'it has the wrong type', answer: { malformed: true } },
  {
    code: 'TH',
    words: 'it throws',
    answer: { type: 'text/javascript', body: 'throw new TypeError("vendor")' },
  },
  {
    code: 'GM',
    words: 'it comes without what it should bring',
    answer: { type: 'text/javascript', body: ';' },
  },
  { code: 'LA', words: 'it comes after its time', answer: { delay: NEVER } },
] as const satisfies readonly { code: string; words: string; answer: Omit<Fault, 'path'> }[];

export type ScriptFault = (typeof SCRIPT_FAULTS)[number]['code'];

/** Descriptions of the outcomes by code. */
export const SCRIPT_OUTCOMES = {
  A: 'The address stays, with a link to a map, “Unable to load. Try again.” and a button that loads the map.',
  B: 'The link to the booking page stays, with “Unable to load. Try again.” and a button that loads the widget.',
  Q: '“Unable to load. Try again.” in the form; what is sent without the captcha is refused: “Complete CAPTCHA before submitting.” The next touch tries again.',
  F: 'The text keeps the typefaces of the page’s own style sheet.',
  O: 'The link keeps its own text.',
  P: 'The plain link stays.',
  S: 'Nothing is recorded; nothing is shown or reported.',
  H: 'The file is asked for once more at a changed address; then the server’s HTML stays, and one error is reported. A later mount asks anew.',
} as const;

export interface ScriptRow {
  readonly id: number;
  readonly name: string;
  /** The name of the file's mock; for a chunk, the beginning of its address. */
  readonly file: string;
  /** Timeout in seconds. */
  readonly limit: number;
  /** An outcome for each fault. */
  readonly outcomes: string;
  readonly reasons?: Partial<Record<ScriptFault, string>>;
}

const EMPTY_SHEET = 'A style sheet without a rule is no failure: nothing is reported.';

/** The 10 scripts of the matrix. The columns: NA CR 404 MT TH GM LA. */
export const SCRIPTS: readonly ScriptRow[] = [
  { id: 1, name: 'map', file: 'maps', limit: 30, outcomes: 'A A A A A A A' },
  { id: 2, name: 'captcha', file: 'captcha', limit: 30, outcomes: 'Q Q Q Q Q Q Q' },
  {
    id: 3,
    name: 'font service',
    file: 'google-fonts',
    limit: 10,
    outcomes: 'F F F F F F F',
    reasons: { TH: EMPTY_SHEET, GM: EMPTY_SHEET },
  },
  {
    id: 4,
    name: 'font kit',
    file: 'kit',
    limit: 10,
    outcomes: 'F F F F F F F',
    reasons: { TH: EMPTY_SHEET, GM: EMPTY_SHEET },
  },
  { id: 5, name: 'reservation', file: 'opentable', limit: 10, outcomes: 'B B B B B B B' },
  { id: 6, name: 'comment count', file: 'disqus', limit: 10, outcomes: 'O O O O O O O' },
  { id: 7, name: 'follow button', file: 'twitter', limit: 10, outcomes: 'P P P P P P P' },
  {
    id: 8,
    name: 'session recorder',
    file: 'recorder',
    limit: 0,
    outcomes: 'S S S S S S S',
    reasons: {
      NA: 'The recorder’s own loader waits for it; the page does not.',
      TH: 'What the recorder throws is reported once, like any error of the page.',
      LA: 'There is no limit after which a recording could not begin.',
    },
  },
  { id: 9, name: 'chunk of the cart page', file: '/chunks/cart-page-', limit: 30, outcomes: 'H H H H H H H' },
  {
    id: 10,
    name: 'chunk of the product reviews',
    file: '/chunks/product-reviews-',
    limit: 30,
    outcomes: 'H H H H H H H',
  },
];
