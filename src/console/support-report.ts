import { cookieNames } from '../runtime/cookies';
import { messageOf } from '../runtime/errors';
import { toJson } from '../runtime/json';
import type { StartedStep } from '../runtime/start';
import type { Runtime } from '../types';

/** The support bundle as text: no form values, cookie names only, nothing of the account but that there is one. */
export function supportReport(
  { site, blocks, requests, consent }: Runtime,
  steps: readonly StartedStep[],
): string {
  const { authenticatedAccount, messages: _messages, ...context } = site;
  return [
    `Mortar ${MORTAR_VERSION} on ${location.origin}${location.pathname}`,
    navigator.userAgent,
    `context: ${toJson({ ...context, isSignedIn: Boolean(authenticatedAccount) })}`,
    `consent: ${consent.get()}`,
    `cookies: ${cookieNames().join(', ')}`,
    ...steps.map(
      ({ name, milliseconds, error }) =>
        `initializer ${name}: ${milliseconds.toFixed(1)} ms${failure(error)}`,
    ),
    ...blocks.instances().map(({ name, state, error }) => `block ${name}: ${state}${failure(error)}`),
    ...requests.records.map(({ method, url, outcome, reason }) => `${method} ${url}: ${outcome} ${reason}`),
  ].join('\n');
}

function failure(error: unknown): string {
  return error === undefined ? '' : `, ${messageOf(error)}`;
}
