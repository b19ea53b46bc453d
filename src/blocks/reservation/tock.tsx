import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Dispose } from '../../data/dispose';
import { loadScript } from '../../dom/vendors/load-script';
import { useAsyncEffect } from '../../runtime/block/use-async-effect';
import { TOCK_SCRIPT } from './services';
import type { BookingWidgetProps } from './settings';
import { hasTock, offerTock } from './tock-global';

/** Milliseconds. */
const TIMEOUT = 10_000;

/** Blocks that have the widget or are waiting for it. */
const users = new Set<AbortSignal>();

/** Removes the widget from the block that has it. */
let releaseWidget: Dispose | undefined;

/** Whether no block on the page has the widget or is about to get it. */
export function isTockFree(): boolean {
  return users.size === 0;
}

interface TockProps extends BookingWidgetProps {
  /** Called when the page's next widget replaces this one. */
  onReplaced(): void;
}

/** Uses Tock's own snippet. Tock looks up a fixed id, so the page's previous widget is removed. */
export function Tock({ block, id, onShown, onFail, onReplaced }: TockProps) {
  const { runtime, settings } = block;
  const [isLoaded, setLoaded] = useState(false);
  useAsyncEffect(async (signal) => {
    claim(signal);
    const tock = offerTock();
    await loadScript(runtime, { address: TOCK_SCRIPT, timeout: TIMEOUT, isThere: hasTock }, signal);
    releaseWidget?.();
    const release = () => flushSync(onReplaced);
    releaseWidget = release;
    flushSync(() => {
      setLoaded(true);
      onShown();
    });
    tock('init', id);
    return () => {
      if (releaseWidget === release) releaseWidget = undefined;
    };
  }, onFail);
  if (!isLoaded) return null;
  return (
    <div
      id="Tock_widget_container"
      data-tock-display-mode="Inline"
      data-tock-color-mode={settings.color || 'Blue'}
      data-tock-locale={(runtime.site.website.language || 'en-US').toLowerCase()}
      data-tock-timezone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}

function claim(signal: AbortSignal): void {
  users.add(signal);
  signal.addEventListener('abort', () => users.delete(signal));
}
