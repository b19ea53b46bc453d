import { createFetch } from '../../../api/create-fetch';
import { failureText } from '../../../api/restricted';
import type { Dispose } from '../../../data/dispose';
import { queryFields } from '../results-address';
import type { SearchProps } from '../settings';
import { readSuggestions, type Suggestion } from './read';

/** Milliseconds without typing before the request, and its timeout. */
const PAUSE = 200;
const TIMEOUT = 10_000;

export interface LookUp {
  /** Sends a request once the visitor stops typing; earlier requests are dropped. */
  ask(text: string): void;
  stop: Dispose;
}

/** The outcome of the latest query. */
interface Outcomes {
  onFound(text: string, items: readonly Suggestion[]): void;
  /** With a message, if there is something the visitor should know. */
  onFailed(why: string | undefined): void;
}

type LookUpProps = Pick<SearchProps, 'runtime' | 'settings'>;

/** Requests matching pages from the site. Failures are reported once; visitors are told what they can do about them. */
export function createLookUp(block: LookUpProps, { onFound, onFailed }: Outcomes): LookUp {
  const { runtime } = block;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReported = false;
  const fetcher = createFetch(async (text: string) => ({
    text,
    items: await suggestionsFor(text, block),
  }));
  const stopListening = fetcher.onChange((now) => {
    if (now.state === 'success') onFound(now.data.text, now.data.items);
    if (now.state !== 'failed') return;
    if (!isReported) runtime.report(now.error, { kind: 'block', name: 'search' });
    isReported = true;
    onFailed(failureText(now.error));
  });
  return {
    ask(text) {
      clearTimeout(timer);
      timer = setTimeout(() => void fetcher.load(text), PAUSE);
    },
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Rejects with a RequestError, also if the reply is invalid. */
function suggestionsFor(text: string, { runtime, settings }: LookUpProps): Promise<readonly Suggestion[]> {
  const { collection, resultsUrl } = settings;
  const query = queryFields(text, collection);
  const read = (reply: unknown) => readSuggestions(reply, location.origin);
  const address = new URL(resultsUrl, location.origin).href;
  return runtime.http('GET', address, { query, crumb: 'none', timeout: TIMEOUT, read });
}
