import type { Client } from './client';
import { recordingIdIn } from './recording-id';
import { isOk } from './reply';

/** What a shop asks for (specification, section 7, places and commerce). */
export const commerceCalls = ({ send }: Client) => ({
  /** `undefined` where there is none. An id that says `mock` means that nothing is to be recorded. */
  async getSessionRecordingId(): Promise<string | undefined> {
    const reply = await send({ method: 'GET', path: 'commerce/fullstory/getId', crumb: 'none' });
    return (isOk(reply) && recordingIdIn(reply.text)) || undefined;
  },
});
