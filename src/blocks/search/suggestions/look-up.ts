import { createFetch } from '../../../api/create-fetch';
import { failureText } from '../../../api/restricted';
import type { Dispose } from '../../../data/dispose';
import { COLLECTION_FIELD } from '../results-address';
import type { SearchProps } from '../settings';
import { readSuggestions, type Suggestion } from './read';

/** Milliseconds without a further letter after which the site is asked, and after which its answer is given up. */
const PAUSE = 200;
const PATIENCE = 10_000;

export interface LookUp {
  /** Asks once somebody has stopped typing; what was asked before is of no interest any more. */
  ask(text: string): void;
  stop: Dispose;
}

/** What becomes of the latest words. */
export interface Outcomes {
  onFound(text: string, items: readonly Suggestion[]): void;
  /** With what the visitor is told, where it concerns them. */
  onFailed(why: string | undefined): void;
}

type LookUpProps = Pick<SearchProps, 'runtime' | 'settings'>;

/** Asks the site which pages have the words. A failure is reported once; visitors are told what they can do about it. */
export function createLookUp(block: LookUpProps, { onFound, onFailed }: Outcomes): LookUp {
  const { runtime } = block;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReported = false;
  const fetcher = createFetch(async (text: string) => ({
    words: text,
    items: await suggestionsFor(text, block),
  }));
  const stopListening = fetcher.onChange((now) => {
    if (now.state === 'success') onFound(now.data.words, now.data.items);
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

/** Rejects with a RequestError, also for a reply that cannot be read. */
function suggestionsFor(text: string, { runtime, settings }: LookUpProps): Promise<readonly Suggestion[]> {
  const { collection, resultsUrl } = settings;
  const query = { q: text, ...(collection && { [COLLECTION_FIELD]: collection }) };
  const read = (reply: unknown) => readSuggestions(reply, location.origin);
  const address = new URL(resultsUrl, location.origin).href;
  return runtime.http('GET', address, { query, crumb: 'none', timeout: PATIENCE, read });
}
