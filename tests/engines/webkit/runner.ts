import { installAgent, type Outcome, type Told } from './agent.ts';
import { answer } from './answer.ts';
import { DriverError } from './command.ts';
import type { Session } from './session.ts';
import { fromPlain, toPlain, toText } from './values.ts';

/** What comes back with each script of a window. */
export interface Answered {
  readonly document: string;
  readonly url: string;
  readonly told: Told[];
}

/** The document that a script ran in has gone, or the next one is not there yet. */
export class DocumentGone extends Error {}

const GONE = [
  'javascript error',
  'no such frame',
  'no such window',
  'unknown error',
  'script timeout',
  'unexpected alert open',
];

/** Next to nothing of it has a name, which would stand before a variable of the page that is called so. */
const callOf = (key: number, script: string) => `const agent = (${installAgent})();
  (${answer})(agent, ${key}, ${script}, { toPlain: ${toPlain}, toText: ${toText} }, arguments[arguments.length - 1])`;

/** Runs scripts in one window. */
export class Runner {
  private readonly session: Session;
  private readonly handle: string;
  private readonly onAnswer: (answered: Answered) => void;
  private last = 0;
  isBusy = false;

  constructor(session: Session, handle: string, onAnswer: (answered: Answered) => void) {
    this.session = session;
    this.handle = handle;
    this.onAnswer = onAnswer;
  }

  /** What the body of an asynchronous function returns. */
  async run<Value>(body: string): Promise<Value> {
    this.isBusy = true;
    const key = ++this.last;
    try {
      let outcome = await this.send(key, `async () => { ${body}\n}`);
      while (!('result' in outcome || 'thrown' in outcome)) outcome = await this.send(key, 'undefined');
      if ('thrown' in outcome) throw asError(outcome.thrown);
      return fromPlain(outcome.result) as Value;
    } finally {
      this.isBusy = false;
    }
  }

  private async send(key: number, script: string): Promise<Answered & (Outcome | object)> {
    const sent = { script: callOf(key, script), args: [] };
    const post = () => this.session.post<string>('/execute/async', sent);
    const text = await this.session.inWindow(this.handle, post).catch((error) => {
      throw isGone(error) ? new DocumentGone(error.message) : error;
    });
    const answered: Answered & (Outcome | object) = JSON.parse(text);
    this.onAnswer(answered);
    return answered;
  }
}

const isGone = (error: unknown) =>
  error instanceof DriverError && GONE.includes(error.code) && !error.message.includes('SyntaxError');

/** Playwright's errors of a page begin with their name, unless that says nothing. */
function asError([name, message]: [string, string]): Error {
  return new Error(name === 'Error' ? message : `${name}: ${message}`);
}
