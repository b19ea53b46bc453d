import type { Fault } from '../../../demo-pages/server/faults.ts';

/** Longer than any timeout: the response comes only when the fault is removed. */
export const NEVER = 60_000;

interface FaultColumn {
  readonly code: string;
  /** A description that continues "when". */
  readonly words: string;
  readonly answer: Omit<Fault, 'path'>;
}

/** The faults of a call, which are the columns of the matrix. */
export const FAULTS = [
  { code: 'TO', words: 'no answer comes in time', answer: { delay: NEVER } },
  { code: 'OFF', words: 'the connection is lost', answer: { drop: true } },
  { code: '401', words: 'the answer is 401', answer: { status: 401, body: '' } },
  { code: '403', words: 'the answer is 403', answer: { status: 403, body: '' } },
  { code: '404', words: 'the answer is 404', answer: { status: 404, body: '' } },
  { code: '429', words: 'the answer is 429', answer: { status: 429, body: '' } },
  { code: '500', words: 'the answer is 500', answer: { status: 500, body: '' } },
  { code: '503', words: 'the answer is 503', answer: { status: 503, body: '' } },
  { code: 'NJ', words: 'the answer is a page of HTML', answer: { malformed: true } },
  { code: 'WS', words: 'the answer is JSON of another shape', answer: { body: '42' } },
  { code: 'CF', words: 'the crumb is refused', answer: { crumbFail: true } },
  { code: 'SL', words: 'the answer takes ten seconds', answer: { delay: NEVER } },
  { code: 'AB', words: 'the visitor leaves meanwhile', answer: { delay: NEVER } },
] as const satisfies readonly FaultColumn[];

export type FaultCode = (typeof FAULTS)[number]['code'];

/** The server's response under a fault; for some calls the usual one would mean something else. */
export function answerUnder(path: string, code: FaultCode): Omit<Fault, 'path'> {
  const column: FaultColumn | undefined = FAULTS.find((fault) => fault.code === code);
  return OTHER_ANSWERS[`${path} ${code}`] ?? column?.answer ?? {};
}

const OTHER_ANSWERS: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  '/api/form/SaveFormSubmission WS': { status: 400, body: '{}' }, // whatever a 200 says, the form is sent
  '/api/commerce/fullstory/getId WS': { body: '{"id":7}' }, // any text is an id
  '/api/commerce/fullstory/getId SL': { delay: NEVER, body: '"o-KILN1-na1"' }, // the demo shop has none
};
