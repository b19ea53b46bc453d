import { useEffect, useState } from 'react';
import type { TextWithArguments } from '../../i18n/strings';
import { formatMessage } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/** A text with one argument filled in; empty until loaded, and while there is no value. In English if it can't be loaded. */
export function useSentence(
  runtime: Runtime,
  english: TextWithArguments,
  name: string,
  value: string | undefined,
): string {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    let isWanted = true;
    const show = (message: string) => {
      if (isWanted) setSentence(message);
    };
    show('');
    if (value === undefined) return undefined;
    formatMessage(runtime, english, { [name]: value }).then(show, (error) => {
      runtime.report(error, { kind: 'block', name: 'cart-page' });
      show(english.replace(`{${name}}`, value));
    });
    return () => {
      isWanted = false;
    };
  }, [runtime, english, name, value]);
  return sentence;
}
