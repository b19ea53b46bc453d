import { useEffect, useState } from 'react';
import { formatMessage } from '../../../i18n/t';
import type { Runtime } from '../../../runtime/types';
import { WHERE } from '../lightbox';
import type { LightboxSlide } from '../slides';

interface CaptionProps extends Pick<LightboxSlide, 'title' | 'description'> {
  readonly runtime: Runtime;
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly isShown: boolean;
}

/** The slide's number and description, both announced by screen readers. */
export function Caption({ id, title, description, isShown, ...slot }: CaptionProps) {
  const counter = useCounter(slot);
  return (
    <div className="mortar-lightbox-status" id={id} role="status" aria-atomic="true">
      <div className="mortar-lightbox-counter" dir="auto">
        {counter}
      </div>
      {isShown && (title || description) && (
        <div className="mortar-lightbox-caption">
          <div className="mortar-lightbox-text">
            {title && <strong>{title}</strong>}
            {description && <p>{description}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

type Counted = Pick<CaptionProps, 'runtime' | 'index' | 'count'>;

/** "3 of 12"; empty for a single slide. */
function useCounter({ runtime, index, count }: Counted): string {
  const [counter, setCounter] = useState('');
  useEffect(() => {
    let isCurrent = count > 1;
    const show = (message: string) => isCurrent && setCounter(message);
    formatMessage(runtime, '{index} of {count}', { index: index + 1, count }).then(show, (error) =>
      runtime.report(error, WHERE),
    );
    return () => {
      isCurrent = false;
    };
  }, [runtime, index, count]);
  return counter;
}
