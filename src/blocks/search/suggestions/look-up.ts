import { createFetch } from '../../../api/create-fetch';
import type { Stop } from '../../../types';
import { COLLECTION_FIELD } from '../results-address';
import type { SearchBlock } from '../search';
import { readSuggestions, type Suggestion } from './read';

/** Milliseconds without a further letter after which the site is asked, and after which its answer is given up. */
const PAUSE = 200;
const PATIENCE = 10_000;

export interface LookUp {
  /** Asks once somebody has stopped typing; what was asked before is of no interest any more. */
  ask(words: string): void;
  stop: Stop;
}

/** Asks the site which pages have the words. A failure is the owner's to know, once, and none of the visitor's. */
export function createLookUp(
  { runtime, settings: { collection, resultsUrl } }: SearchBlock,
  onFound: (words: string, items: readonly Suggestion[]) => void,
): LookUp {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReported = false;
  const fetcher = createFetch(async (words: string) => {
    const query = { q: words, ...(collection && { [COLLECTION_FIELD]: collection }) };
    const read = (reply: unknown) => readSuggestions(reply, document.baseURI);
    const path = new URL(resultsUrl, location.origin).href;
    return {
      words,
      items: await runtime.http('GET', path, { query, crumb: 'none', timeout: PATIENCE, read }),
    };
  });
  const stopListening = fetcher.onChange((now) => {
    if (now.state === 'success') onFound(now.data.words, now.data.items);
    else if (now.state === 'failed' && !isReported) {
      isReported = true;
      runtime.report(now.error, { kind: 'block', name: 'search' });
    }
  });
  return {
    ask(words) {
      clearTimeout(timer);
      timer = setTimeout(() => void fetcher.load(words), PAUSE);
    },
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}
