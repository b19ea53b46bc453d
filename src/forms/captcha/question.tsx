import type { ReactNode } from 'react';
import { createDisposables, type Disposables } from '../../data/dispose';
import { t } from '../../i18n/t';
import { openRoot } from '../../runtime/block/root';
import type { Runtime } from '../../runtime/types';

/**
 * Settles once a vendor script may be loaded. Vendors may track visitors: without consent, the captcha is replaced by a
 * button that loads it.
 */
export function askVisitor(runtime: Runtime, box: HTMLElement, disposables: Disposables): Promise<void> {
  const { consent, events } = runtime;
  if (consent.allowsTracking()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const question = createDisposables();
    const load = () => {
      question.dispose();
      resolve();
    };
    const loadIfAllowed = () => {
      if (consent.allowsTracking()) load();
    };
    question.add(events.on('consent', loadIfAllowed));
    disposables.add(question.dispose);
    draw(runtime, box, <Question runtime={runtime} onLoad={load} />, question).catch(reject);
  });
}

/** Shows a message in place of the captcha. */
export function showNote(runtime: Runtime, box: HTMLElement, text: string, disposables: Disposables) {
  return draw(runtime, box, <Note>{t(runtime, text)}</Note>, disposables);
}

async function draw(runtime: Runtime, box: HTMLElement, node: ReactNode, disposables: Disposables) {
  const where = { kind: 'block', name: 'captcha' } as const;
  disposables.add(await openRoot(box, node, { runtime, where }));
}

function Question({ runtime, onLoad }: { readonly runtime: Runtime; onLoad(): void }) {
  return (
    <>
      <Note>{t(runtime, 'The CAPTCHA comes from another site, which may set cookies.')}</Note>
      <button type="button" onClick={onLoad}>
        {t(runtime, 'Load CAPTCHA')}
      </button>
    </>
  );
}

/** Announced by screen readers. */
function Note({ children }: { readonly children: string }) {
  return <p role="status">{children}</p>;
}
