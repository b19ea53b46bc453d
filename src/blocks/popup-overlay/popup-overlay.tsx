import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportHidden } from '../../components/check-visible';
import { firstFailing, formatRule } from '../../data/rules';
import { now } from '../../dom/clock';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { ChunkModules } from '../../runtime/chunks';
import { registerPopup } from './open-popup';
import { rememberPopup, rememberShown } from './record';
import { popupRules, siteRules } from './rules';
import type { PopupOverlayProps } from './settings';
import { onTrigger } from './triggers';
import { whenFree } from './when-free';

const MARKS = ['sqs-popup-overlay', 'visible'];

/**
 * Shows the popup when it is triggered and its rules allow it: once automatically, and whenever a script requests it.
 */
export function PopupOverlay(props: PopupOverlayProps) {
  const { element, runtime, settings } = props;
  const { dialog, show, hide } = usePopupDialog(props);

  function dismiss(): void {
    flushSync(hide);
    rememberPopup({ 'date-closed': now() });
    announce(props, 'close');
  }
  function keepSubmission(): void {
    rememberPopup({ submitted: true });
    announce(props, 'submit');
  }
  const showForPage = useEffectEvent(() => {
    const failing = firstFailing(siteRules(settings, runtime));
    if (failing) console.warn(`popup.open: ${formatRule(failing)}`, element);
    else void show(() => !firstFailing(siteRules(settings, runtime)));
  });
  const showByItself = useEffectEvent(() => void show(() => !firstFailing(popupRules(settings, runtime))));

  useEffect(() => registerPopup(element, showForPage), [element]);
  useEffect(() => onTrigger(settings, showByItself), [settings]);
  useEventListener(element, 'form:success', keepSubmission);
  // Native submissions only; forms that we submit report success themselves.
  useEventListener(element, 'submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) keepSubmission();
  });
  return (
    dialog && (
      <dialog.PopupDialog
        element={element}
        runtime={runtime}
        marks={MARKS}
        onShown={() => {
          announce(props, 'show');
          rememberShown(settings.version);
        }}
        onHidden={(how) => {
          reportHidden(runtime, 'popup-overlay', how);
          hide();
        }}
        close={dismiss}
      />
    )
  );
}

/** The dialog while it is shown: when its chunk has come and nothing else is open, if that is still allowed then. */
function usePopupDialog({ runtime, signal }: PopupOverlayProps) {
  const [dialog, setDialog] = useState<ChunkModules['popup-dialog']>();
  const isComing = useRef(false);

  async function show(isAllowed: () => boolean): Promise<void> {
    if (dialog || isComing.current || !isAllowed()) return;
    isComing.current = true;
    try {
      const chunk = await runtime.chunks.load('popup-dialog');
      await whenFree(runtime, signal, () => {
        if (isAllowed()) flushSync(() => setDialog(chunk)); // another popup or tab may have changed that meanwhile
      });
    } catch (error) {
      if (!signal.aborted) runtime.report(error, { kind: 'block', name: 'popup-overlay' });
    } finally {
      isComing.current = false;
    }
  }
  return { dialog, show, hide: () => setDialog(undefined) };
}

/** Reports what happened to a popup to the census and to page scripts. */
function announce(
  { element, settings, runtime }: PopupOverlayProps,
  action: 'show' | 'close' | 'submit',
): void {
  const { hits, site } = runtime;
  void hits.census('overlay', {
    overlayId: element.id || 'popup-overlay',
    pageId: site.itemId ?? site.collectionId ?? '',
    action,
    version: String(settings.version),
  });
  element.dispatchEvent(new CustomEvent(`popup-overlay:${action}`, { bubbles: true }));
}
