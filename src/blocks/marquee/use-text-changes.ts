import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Dispose } from '../../data/dispose';
import { createMutationObserver, createResizeObserver } from '../../dom/observers';
import { createResizeScheduler } from '../../dom/timing/resize';

/** Milliseconds until fonts or the design have settled (specification, section 9, layout and interaction). */
const DESIGN_DEBOUNCE = 1000;

/** Milliseconds until the width or text has settled. */
const DEBOUNCE = 100;

/**
 * Calls back when the text or its space may have changed. A script that sets the host's text removes our elements, on
 * which React relies: they are put back at once.
 */
export function useTextChanges(host: Element, onChange: () => void): void {
  const ours = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    ours.current = [...host.querySelectorAll(':scope > [data-mortar-drawn]')];
    return () => {
      ours.current = [];
    };
  });
  const restore = useEffectEvent(() => {
    for (const element of ours.current) if (element.parentElement !== host) host.append(element);
  });
  const changed = useEffectEvent(onChange);
  useEffect(() => watchChanges(host, restore, changed), [host]);
}

/** Calls back once the text or its space has changed, and at once when nodes of the host have. */
function watchChanges(host: Element, onMutation: () => void, onChange: () => void): Dispose {
  const soon = createResizeScheduler(onChange, DEBOUNCE);
  const later = createResizeScheduler(onChange, DESIGN_DEBOUNCE);
  const controller = new AbortController();
  const { signal } = controller;
  let width: number | undefined;
  const sizes = createResizeObserver((entries) => {
    const now = entries.at(-1)?.contentRect.width;
    if (width !== undefined && now !== width) soon.schedule();
    width = now;
  });
  const observer = createMutationObserver((records) => {
    onMutation();
    if (!records.every(isOfDrawing)) soon.schedule();
  });
  sizes.observe(host);
  observer.observe(host, { childList: true, characterData: true, subtree: true });
  document.fonts?.addEventListener('loadingdone', later.schedule, { signal });
  addEventListener('tweak:change', later.schedule, { signal, capture: true }); // it may not bubble
  return () => {
    controller.abort();
    soon.cancel();
    later.cancel();
    sizes.disconnect();
    observer.disconnect();
  };
}

/** What we draw into the host, except for accessible text of ours. */
const DRAWN = '.mortar-marquee, .mortar-marquee-controls';

/** The copies are drawn into the host too. */
function isOfDrawing({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const moved = [...addedNodes, ...removedNodes];
  return isDrawn(target) || (moved.length > 0 && moved.every(isDrawn));
}

function isDrawn(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(DRAWN) != null;
}
