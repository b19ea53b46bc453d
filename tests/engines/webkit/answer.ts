import type { Agent, Outcome } from './agent.ts';
import type { Plain } from './values.ts';

interface Writers {
  toPlain(value: unknown): Plain;
  toText(value: unknown): string;
}

/**
 * Runs in the page, as text. A script that takes long is asked for again, so that the driver can do other things
 * meanwhile; it can do one at a time.
 */
export function answer(
  agent: Agent,
  key: number,
  script: (() => Promise<unknown>) | undefined,
  { toPlain, toText }: Writers,
  reply: (answer: string) => void,
): void {
  const outcome = agent.running.get(key) ?? begin();
  let isAnswered = false;
  outcome.then((ended) => send(ended));
  agent.wait(() => send({}), 250);

  function begin(): Promise<Outcome> {
    const begun = inTask(script as () => Promise<unknown>)
      .then((value): Outcome => ({ result: toPlain(value) }))
      .catch((error): Outcome => ({ thrown: [error?.name ?? 'Error', error?.message ?? String(error)] }));
    agent.running.set(key, begun);
    return begun;
  }

  /** WebKit does not know that the driver's own call is a script, and would end each event in it like a task. */
  async function inTask(script: () => Promise<unknown>): Promise<unknown> {
    await undefined;
    return script();
  }

  function send(answer: object): void {
    if (isAnswered) return;
    isAnswered = true;
    if ('result' in answer || 'thrown' in answer) agent.running.delete(key);
    reply(toText({ ...answer, document: agent.id, url: location.href, told: agent.told.splice(0) }));
  }
}
