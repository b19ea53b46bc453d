import { useRef, useState } from 'react';
import { waitForElement } from '../../dom/timing/wait-for-element';
import { insertScript } from '../../dom/vendors/load-script';
import { t } from '../../i18n/t';
import { useAsyncEffect } from '../../runtime/block/use-async-effect';
import { reportOnce } from '../../runtime/report';
import { reservationLayout } from './frame-layout';
import { type OpenTableWidget, openTableScript } from './services';
import type { BookingWidgetProps } from './settings';

type Theme = OpenTableWidget['theme'];

interface OpenTableProps extends BookingWidgetProps {
  readonly width: number;
}

/** The widget in the fitting theme. If it gets too wide, it stays until the narrow one has loaded. */
export function OpenTable({ width, onShown, onFail, ...widget }: OpenTableProps) {
  const fitting = reservationLayout('opentable', width) === 'wide' ? 'wide' : 'standard';
  const [theme, setTheme] = useState<Theme>(fitting);
  const [isShown, setShown] = useState(false);
  const [failedWidth, setFailedWidth] = useState(0);
  const isTooWide = isShown && theme === 'wide' && fitting === 'standard' && width !== failedWidth;

  function replaceBy(drawn: Theme): void {
    setTheme(drawn);
    setShown(true);
    onShown();
  }

  function failReplacing(error: unknown): void {
    setFailedWidth(width);
    reportOnce(widget.block.runtime, error, { kind: 'block', name: 'reservation' });
  }

  const themes: readonly Theme[] = isTooWide ? ['wide', 'standard'] : [theme];
  return themes.map((drawn) => (
    <Frame
      key={drawn}
      {...widget}
      theme={drawn}
      onShown={() => replaceBy(drawn)}
      onFail={drawn === theme ? onFail : failReplacing}
    />
  ));
}

interface FrameProps extends BookingWidgetProps {
  readonly theme: Theme;
}

/** Timeout of the script in milliseconds; its frame may take as long again, checked every 100 ms. */
const TIMEOUT = 10_000;
const LOOKS = 100;

/** Uses OpenTable's own snippet: the script renders its frame next to itself. */
function Frame({ block, id, theme, onShown, onFail }: FrameProps) {
  const { runtime, settings } = block;
  const boxRef = useRef<HTMLDivElement>(null);
  useAsyncEffect(async (signal) => {
    const parent = boxRef.current as HTMLDivElement;
    const { language } = runtime.site.website;
    const address = openTableScript({ restaurantId: id, theme, color: settings.color, language });
    await insertScript(runtime, { address, timeout: TIMEOUT, isThere: () => true }, { parent, signal });
    const [frame] = await waitForElement(parent, 'iframe', { retries: LOOKS, signal });
    nameFrame(frame, t(runtime, 'Reservation'));
    onShown();
    return undefined;
  }, onFail);
  return <div className="mortar-reservation-widget" ref={boxRef} />;
}

function nameFrame(frame: Element | undefined, name: string): void {
  if (frame instanceof HTMLIFrameElement) frame.title ||= name;
}
