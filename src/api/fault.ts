import { RequestError } from '../data/errors';
import { asRecord, ownProperty, readText } from '../data/fields';
import { isOk, type Reply, unreadable } from './reply';
import { restrictionIn } from './restricted';

/** Why a reply counts as failed, with a message for users. */
export interface Fault {
  readonly kind: (typeof RULES)[number][0];
  readonly message: string;
}

type Holds = (reply: Reply) => unknown;
type Words = (reply: Reply) => string;

const UNAUTHORIZED = 'Unauthorized request';
const WRONG = 'Something Went Wrong!';
const INTERNAL = 'Internal server error. Please try again later.';
const UNAVAILABLE = 'This service is temporarily unavailable. Please try again later.';

/** In order of precedence, with the messages of the catalogue (specification, section 8, data layer). */
const RULES = [
  ['crumbFail', (reply: Reply) => field(reply, 'crumbFail'), refusal],
  ['loginRequired', (reply: Reply) => field(reply, 'loginRequired'), refusal],
  ['authorizationFail', (reply: Reply) => field(reply, 'authorizationFail'), refusal],
  ['restricted', isRestricted, ({ body }: Reply) => restrictionIn(body) ?? ''],
  ['error', isPassedOn, (reply: Reply) => serverMessage(reply) ?? WRONG],
  ['unauthorized', ({ status }: Reply) => status === 401 || status === 403, () => UNAUTHORIZED],
  ['internal', ({ status }: Reply) => status === 500 || status === 501, () => INTERNAL],
  ['unavailable', ({ status }: Reply) => status === 503, () => UNAVAILABLE],
  ['unreadable', isUnreadable, unreadable],
  ['lost', (reply: Reply) => !isOk(reply), () => 'Unable to connect…'],
] as const satisfies readonly (readonly [string, Holds, Words])[];

/** The first rule that holds decides; `undefined` for a usable reply. */
export function faultOf(reply: Reply): Fault | undefined {
  const rule = RULES.find(([, holds]) => holds(reply));
  return rule && { kind: rule[0], message: rule[2](reply) };
}

/** What a failed call rejects with. */
export function errorOf({ message }: Fault, { status, body, text }: Reply): RequestError {
  return new RequestError(message, status, body ?? text);
}

/** A successful reply may contain the same word for another reason. */
function isRestricted(reply: Reply): unknown {
  return (!isOk(reply) || field(reply, 'error')) && restrictionIn(reply.body);
}

/** An error in a reply counts whatever its status; of rejected calls, only some have a message to pass on. */
function isPassedOn(reply: Reply): unknown {
  if (isOk(reply)) return field(reply, 'error');
  return [400, 401, 500, 502].includes(reply.status) && messagesIn(reply).some(Boolean);
}

function isUnreadable(reply: Reply): unknown {
  return isOk(reply) && reply.body === undefined && reply.text.trim();
}

function refusal(reply: Reply): string {
  return serverMessage(reply) ?? UNAUTHORIZED;
}

function serverMessage(reply: Reply): string | undefined {
  return messagesIn(reply).map(readText(undefined)).find(Boolean);
}

function messagesIn(reply: Reply): unknown[] {
  return ['error', 'message', 'billingErrorCode'].map((name) => field(reply, name));
}

function field({ body }: Reply, name: string): unknown {
  return ownProperty(asRecord(body), name);
}
