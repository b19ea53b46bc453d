import type { Finding } from './fault';

export const TIMES = '[data-relative-time]';

/** Elements whose text stays as the server sent it. */
export function* lintTime(element: Element): Iterable<Finding> {
  const date = element.getAttribute('datetime') ?? '';
  if (element.localName === 'time' && !Number.isNaN(Date.parse(date))) return;
  yield {
    code: 'wrong-value',
    element,
    message: `data-relative-time needs a <time> with a valid datetime, got <${element.localName} datetime="${date.slice(0, 80)}">.`,
    suggestion: 'Write <time data-relative-time datetime="2026-11-21T08:00:00Z">.',
  };
}
