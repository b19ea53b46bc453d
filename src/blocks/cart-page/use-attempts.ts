import { useState } from 'react';
import { failureText } from '../../api/restricted';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/** The changes to a line of the cart: whether one is in progress, and why the last one failed. */
export function useAttempts(runtime: Runtime) {
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(0);

  async function attempt(change: Promise<void>, message: string): Promise<void> {
    setProblem('');
    setPending((count) => count + 1);
    try {
      await change;
    } catch (error) {
      runtime.report(error, { kind: 'block', name: 'cart-page' });
      setProblem(t(runtime, failureText(error) ?? message));
    }
    setPending((count) => count - 1);
  }

  return { problem, isPending: pending > 0, attempt };
}
