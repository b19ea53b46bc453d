import type { ReactNode } from 'react';
import { createDisposables, type Disposables } from '../../data/dispose';
import { t } from '../../i18n/t';
import { openRoot } from '../../runtime/block/root';
import type { Runtime } from '../../runtime/types';

/**
 * Settles once a vendor script may be loaded. Vendors may track visitors: without consent, the captcha is replaced by a
 * button that loads it. The focus stays here when the button goes.
 */
export async function askVisitor(
  runtime: Runtime,
  box: HTMLElement,
  disposables: Disposables,
): Promise<void> {
  while (!runtime.consent.allowsTracking()) {
    const isPressed = await showQuestion(runtime, box, disposables);
    if (!isPressed) continue; // a no may have followed the yes at once
    box.tabIndex = -1;
    box.focus({ preventScroll: true });
    return;
  }
}

/** Settles when the visitor has pressed the button, `true`, or has consented elsewhere. */
function showQuestion(runtime: Runtime, box: HTMLElement, disposables: Disposables): Promise<boolean> {
  const { consent, events } = runtime;
  return new Promise((resolve, reject) => {
    const question = createDisposables();
    const end = (isPressed: boolean) => {
      question.dispose();
      resolve(isPressed);
    };
    question.add(events.on('consent', () => consent.allowsTracking() && end(false)));
    disposables.add(question.dispose);
    draw(runtime, box, <Question runtime={runtime} onLoad={() => end(true)} />, question).catch(reject);
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
      <button form="" onClick={onLoad}>
        {t(runtime, 'Load CAPTCHA')}
      </button>
    </>
  );
}

/** Announced by screen readers. */
function Note({ children }: { readonly children: string }) {
  return <p role="status">{children}</p>;
}
