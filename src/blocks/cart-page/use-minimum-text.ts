import { useEffect, useState } from 'react';
import { formatMessage } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

const TEXT = 'To check out, order subtotal must be {subtotal} or more';

/** Says what an order must reach; empty until loaded, and if there is nothing to reach. In English if it can't be loaded. */
export function useMinimumText(runtime: Runtime, subtotal: string | undefined): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let isWanted = true;
    const show = (message: string) => {
      if (isWanted) setText(message);
    };
    show('');
    if (subtotal === undefined) return undefined;
    formatMessage(runtime, TEXT, { subtotal }).then(show, (error) => {
      runtime.report(error, { kind: 'block', name: 'cart-page' });
      show(TEXT.replace('{subtotal}', subtotal));
    });
    return () => {
      isWanted = false;
    };
  }, [runtime, subtotal]);
  return text;
}
